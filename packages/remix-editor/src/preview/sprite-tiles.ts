import type { Ticks } from '@kinora/contracts/timeline';

const COLUMNS = 4;
const ROWS = 3;

interface TileBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the twelve tiles of a sprite are, row by row; whole pixels. */
export function tileBoxes(sprite: { readonly width: number; readonly height: number }): readonly TileBox[] {
  const [width, height] = [Math.floor(sprite.width / COLUMNS), Math.floor(sprite.height / ROWS)];
  return Array.from({ length: COLUMNS * ROWS }, (_, tile) => ({
    x: (tile % COLUMNS) * width,
    y: Math.floor(tile / COLUMNS) * height,
    width,
    height,
  }));
}

/** Which tile is nearest to a moment: each is the middle of its twelfth of the medium. */
export function tileAt(time: Ticks, length: Ticks | null): number {
  if (!length) return 0;
  return Math.min(COLUMNS * ROWS - 1, Math.max(0, Math.floor((time / length) * COLUMNS * ROWS)));
}
