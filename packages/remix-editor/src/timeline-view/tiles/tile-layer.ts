import type { Band } from '../geometry/rows.ts';
import type { Area } from '../paint/clip-boxes.ts';
import { paintTile } from '../paint/paint-tile.ts';
import type { Look } from '../paint/painting.ts';
import { contentsOf, isSameContents, type TileContents } from './tile-contents.ts';
import { planTiles, TILE_WIDTH } from './tile-plan.ts';

interface Tile {
  readonly canvas: HTMLCanvasElement;
  readonly column: number;
  readonly contents: TileContents;
}

/** What the window shows. */
interface TileView {
  readonly scroll: number;
  readonly width: number;
  readonly lanes: number;
  readonly bands: readonly Band[];
  readonly loaded: number;
}

export interface TileLayer {
  /** Paints what is in sight and at most one tile ahead; whether another is left for the next frame. */
  readonly paint: (view: TileView, look: Look) => boolean;
  /** How many tiles were painted so far. */
  readonly painted: () => number;
}

const areaOf = (column: number, band: Band): Area => ({
  left: column * TILE_WIDTH,
  width: TILE_WIDTH,
  top: band.top,
});

function place(canvas: HTMLCanvasElement, column: number, { top, height }: Band): CanvasRenderingContext2D | null {
  const density = Math.min(2, window.devicePixelRatio || 1);
  const [wide, tall] = [TILE_WIDTH * density, height * density];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== tall) canvas.height = tall;
  Object.assign(canvas.style, {
    left: `${column * TILE_WIDTH}px`,
    top: `${top}px`,
    width: `${TILE_WIDTH}px`,
    height: `${height}px`,
  });
  const context = canvas.getContext('2d', { alpha: false });
  context?.setTransform(density, 0, 0, density, 0, 0);
  return context;
}

/** Tiles in an element that scrolls by itself; canvases that are out of sight are painted again. */
export function openTileLayer(host: HTMLElement): TileLayer {
  const tiles = new Map<string, Tile>();
  const spare: HTMLCanvasElement[] = [];
  let lastScroll = 0;
  let count = 0;

  function freshCanvas(): HTMLCanvasElement {
    const canvas = spare.pop() ?? document.createElement('canvas');
    canvas.style.position = 'absolute';
    host.append(canvas);
    return canvas;
  }

  /** Whether it was painted: a tile that is still right is not. */
  function show(column: number, { view, band, look }: { view: TileView; band: Band; look: Look }): boolean {
    const key = `${column} ${band.top}`;
    const area = areaOf(column, band);
    const contents = contentsOf({ band, area, loaded: view.loaded }, look);
    const tile = tiles.get(key);
    if (tile && isSameContents(tile.contents, contents)) return false;
    const canvas = tile?.canvas ?? freshCanvas();
    const context = place(canvas, column, band);
    if (context) paintTile({ ...look, context, area, band });
    tiles.set(key, { canvas, column, contents });
    count += 1;
    return true;
  }

  function drop(needed: ReadonlySet<number>, bands: readonly Band[]): void {
    const tops = new Set(bands.map(({ top }) => top));
    for (const [key, { canvas, column }] of tiles) {
      if (needed.has(column) && tops.has(Number(key.split(' ')[1]))) continue;
      tiles.delete(key);
      canvas.remove();
      spare.push(canvas);
    }
  }

  return {
    painted: () => count,
    paint(view, look) {
      const { visible, ahead } = planTiles(view, view.scroll < lastScroll ? -1 : 1);
      lastScroll = view.scroll;
      drop(new Set([...visible, ...ahead]), view.bands);
      for (const column of visible) for (const band of view.bands) show(column, { view, band, look });
      for (const column of ahead) {
        const fresh = view.bands.filter((band) => show(column, { view, band, look }));
        if (fresh.length > 0) return true;
      }
      return false;
    },
  };
}
