/** Where the tiles of a sprite stand and when they are from. */
export interface SpriteFacts {
  readonly columns: number;
  readonly rows: number;
  /** Pixels. */
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** The moment of each tile, row by row. */
  readonly seconds: readonly number[];
}

const SPRITE_COLUMNS = 4;
const SPRITE_ROWS = 3;
/** The longer side of a tile. */
const TILE = 320;

/** The frames of the twelve tiles: the middle of each twelfth of the clip. */
export function spriteFrames(frames: number): number[] {
  const tiles = SPRITE_COLUMNS * SPRITE_ROWS;
  return Array.from({ length: tiles }, (_, tile) => Math.floor(((tile + 0.5) * frames) / tiles));
}

/** How the sprite of a clip of whole frames is laid out. */
export function spriteLayout(clip: { width: number; height: number; frames: number; fps: number }): SpriteFacts {
  const { width: tileWidth, height: tileHeight } = fitInto(clip, { longer: TILE });
  const seconds = spriteFrames(clip.frames).map((frame) => frame / clip.fps);
  return { columns: SPRITE_COLUMNS, rows: SPRITE_ROWS, tileWidth, tileHeight, seconds };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size of the same shape whose longer or shorter side is at most so many pixels; even, and never larger. */
export function fitInto({ height, width }: Size, limit: { longer: number } | { shorter: number }): Size {
  const share = 'longer' in limit ? limit.longer / Math.max(width, height) : limit.shorter / Math.min(width, height);
  const scale = Math.min(1, share);
  return { width: evenly(width * scale), height: evenly(height * scale) };
}

const evenly = (length: number) => Math.max(2, Math.round(length / 2) * 2);
