import type { Band } from '../../geometry/rows.ts';
import { LANE_INSET } from '../../geometry/time-scale.ts';
import type { Area } from '../paint/clip-boxes.ts';
import { paintTile } from '../paint/paint-tile.ts';
import type { Look } from '../paint/painting.ts';
import { contextOf } from './open-canvas.ts';
import { contentsOf, isSameContents, type TileContents } from './tile-contents.ts';
import { TILE_WIDTH } from './tile-plan.ts';

interface Tile {
  readonly canvas: HTMLCanvasElement;
  readonly column: number;
  readonly band: Band;
  readonly contents: TileContents;
  /** With what it was last found right. */
  shown: Shown;
}

interface Shown {
  readonly bands: readonly Band[];
  readonly loaded: number;
  readonly look: Look;
}

const LOOKS = ['zoom', 'selected', 'dragged', 'transitions'] as const;

/** Whether nothing differs that tiles show: then none has to be compared. */
const isSameShown = (one: Shown, other: Shown) =>
  one.bands === other.bands && one.loaded === other.loaded && LOOKS.every((key) => one.look[key] === other.look[key]);

/** Tiles that were painted at one zoom. */
export interface TileSet {
  /** Paints a column where it isn't right yet; answers how many tiles that took. */
  readonly paint: (column: number, shown: Shown) => number;
  /** Lets go of all columns and bands but these. */
  readonly keep: (columns: ReadonlySet<number>, bands: readonly Band[]) => void;
  /** Stands where it belongs at another zoom, wider or narrower than it was painted. */
  readonly stretch: (ratio: number) => void;
  readonly has: (column: number) => boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** Spare canvases. */
export interface CanvasPool {
  readonly take: () => HTMLCanvasElement;
  readonly giveBack: (canvas: HTMLCanvasElement) => void;
}

export function openCanvasPool(): CanvasPool {
  const spare: HTMLCanvasElement[] = [];
  return {
    take() {
      const canvas = spare.pop() ?? document.createElement('canvas');
      canvas.style.position = 'absolute';
      return canvas;
    },
    giveBack(canvas) {
      canvas.remove();
      spare.push(canvas);
    },
  };
}

const areaOf = (column: number, band: Band): Area => ({
  left: column * TILE_WIDTH,
  width: TILE_WIDTH,
  top: band.top,
});

function place({ canvas, column, band }: Pick<Tile, 'canvas' | 'column' | 'band'>): void {
  Object.assign(canvas.style, {
    left: `${column * TILE_WIDTH}px`,
    top: `${band.top}px`,
    width: `${TILE_WIDTH}px`,
    height: `${band.height}px`,
  });
}

/** What holds the tiles of one zoom. The inset before the start is as wide at any zoom. */
function openSheet(): HTMLElement {
  const sheet = document.createElement('div');
  Object.assign(sheet.style, { position: 'absolute', inset: '0', transformOrigin: `${LANE_INSET}px 0` });
  return sheet;
}

/** A sheet that is a layer of its own is stretched without being laid out or painted again. */
function stretchSheet({ style }: HTMLElement, ratio: number): void {
  Object.assign(
    style,
    ratio === 1 ? { transform: '', willChange: '' } : { transform: `scaleX(${ratio})`, willChange: 'transform' },
  );
}

/** Tiles of one zoom in an element that scrolls by itself; they are out of sight until `show`. */
export function openTileSet(host: HTMLElement, pool: CanvasPool): TileSet {
  const tiles = new Map<string, Tile>();
  /** Canvases of columns just let go, for those that are painted next: to move one costs less than to take it out. */
  const loose: HTMLCanvasElement[] = [];
  const sheet = openSheet();
  let shownRatio = 1;

  function freshCanvas(): HTMLCanvasElement {
    const canvas = loose.pop() ?? pool.take();
    if (canvas.parentNode !== sheet) sheet.append(canvas);
    return canvas;
  }

  function giveBackLoose(): void {
    for (const canvas of loose.splice(0)) pool.giveBack(canvas);
  }

  function paintOne(column: number, band: Band, shown: Shown): boolean {
    const key = `${column} ${band.top}`;
    const known = tiles.get(key);
    if (known && isSameShown(known.shown, shown)) return false;
    const { loaded, look } = shown;
    const area = areaOf(column, band);
    const contents = contentsOf({ band, area, loaded }, look);
    if (known && isSameContents(known.contents, contents)) {
      known.shown = shown;
      return false;
    }
    const canvas = known?.canvas ?? freshCanvas();
    const context = contextOf(canvas, { width: TILE_WIDTH, height: band.height });
    if (context) paintTile({ ...look, context, area, band });
    const tile = { canvas, column, band, contents, shown };
    place(tile);
    tiles.set(key, tile);
    return true;
  }

  function drop(key: string, { canvas }: Tile): void {
    tiles.delete(key);
    loose.push(canvas);
  }

  return {
    paint: (column, shown) => shown.bands.filter((band) => paintOne(column, band, shown)).length,
    keep(columns, bands) {
      giveBackLoose();
      const tops = new Set(bands.map(({ top }) => top));
      for (const [key, tile] of tiles) if (!columns.has(tile.column) || !tops.has(tile.band.top)) drop(key, tile);
    },
    stretch(ratio) {
      if (ratio === shownRatio) return;
      shownRatio = ratio;
      stretchSheet(sheet, ratio);
    },
    has: (column) => [...tiles.values()].some((tile) => tile.column === column),
    show: () => host.append(sheet),
    close() {
      for (const [key, tile] of tiles) drop(key, tile);
      giveBackLoose();
      sheet.remove();
    },
  };
}
