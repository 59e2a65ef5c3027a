import { RULER_HEIGHT } from '../../geometry/rows.ts';
import { paintRuler, type RulerPainting } from '../paint/paint-ruler.ts';
import { contextOf } from './open-canvas.ts';
import { planTiles, TILE_WIDTH } from './tile-plan.ts';

/** What all tiles of the ruler share. */
export type RulerLook = Omit<RulerPainting, 'context' | 'left' | 'width'>;

interface RulerView {
  readonly scroll: number;
  readonly width: number;
  /** How wide the lanes are. */
  readonly lanes: number;
  /** Counts the fonts that came: until then numbers are painted with another. */
  readonly fonts: number;
}

interface RulerTile {
  readonly canvas: HTMLCanvasElement;
  readonly look: RulerLook;
  readonly fonts: number;
}

const SHOWN = ['zoom', 'rate', 'markers', 'range'] as const;

/** The ruler as tiles that scroll by themselves: a frame paints only those that come into sight. */
export function openRulerTiles(host: HTMLElement): (view: RulerView, look: RulerLook) => void {
  const tiles = new Map<number, RulerTile>();
  const spare: HTMLCanvasElement[] = [];

  function freshCanvas(): HTMLCanvasElement {
    const canvas = spare.pop() ?? document.createElement('canvas');
    if (canvas.parentNode !== host) host.append(canvas);
    return canvas;
  }

  function drop(columns: ReadonlySet<number>): void {
    for (const [column, { canvas }] of tiles) {
      if (columns.has(column)) continue;
      tiles.delete(column);
      spare.push(canvas);
    }
  }

  function paintOne(column: number, look: RulerLook, fonts: number): void {
    const known = tiles.get(column);
    if (known?.fonts === fonts && SHOWN.every((key) => known.look[key] === look[key])) return;
    const canvas = known?.canvas ?? freshCanvas();
    const left = column * TILE_WIDTH;
    const context = contextOf(canvas, { width: TILE_WIDTH, height: RULER_HEIGHT });
    if (context) paintRuler({ ...look, context, left, width: TILE_WIDTH });
    Object.assign(canvas.style, {
      position: 'absolute',
      left: `${left}px`,
      width: `${TILE_WIDTH}px`,
      height: `${RULER_HEIGHT}px`,
    });
    tiles.set(column, { canvas, look, fonts });
  }

  return (view, look) => {
    const { visible } = planTiles(view, 1);
    drop(new Set(visible));
    for (const column of visible) paintOne(column, look, view.fonts);
  };
}
