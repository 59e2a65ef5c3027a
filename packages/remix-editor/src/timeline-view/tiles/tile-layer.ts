import type { Band } from '../../geometry/rows.ts';
import { LANE_INSET } from '../../geometry/time-scale.ts';
import type { Look } from '../paint/painting.ts';
import { planTiles } from './tile-plan.ts';
import { openCanvasPool, openTileSet, type CanvasPool, type TileSet } from './tile-set.ts';

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

/** Tiles that are stretched further than this are painted at once: they would be too coarse. */
const STRETCH_MAX = 2.5;

/** The tiles of one zoom. */
interface Generation {
  readonly zoom: number;
  readonly tiles: TileSet;
}

/** Tiles for a zoom that is to come, painted column by column while those before stand in for them. */
interface NextGeneration extends Generation {
  readonly bandCount: number;
  left: readonly number[];
}

/** The same part of the project as a window of another zoom shows. */
function viewAt(view: TileView, ratio: number): TileView {
  const scroll = LANE_INSET + (view.scroll - LANE_INSET) * ratio;
  return { ...view, scroll: Math.max(0, scroll), width: view.width * ratio, lanes: view.lanes * ratio };
}

/** Whether tiles of another zoom can stand in for a moment: they are not too coarse and fill most of the window. */
function canStandIn({ tiles, zoom }: Generation, view: TileView, look: Look): boolean {
  const ratio = zoom / look.zoom;
  if (ratio > STRETCH_MAX || ratio < 1 / STRETCH_MAX) return false;
  const { visible } = planTiles(viewAt(view, ratio), 1);
  return visible.filter((column) => tiles.has(column)).length * 2 >= visible.length;
}

interface Layer {
  readonly host: HTMLElement;
  readonly pool: CanvasPool;
  shown: Generation | null;
  next: NextGeneration | null;
  lastScroll: number;
  count: number;
}

function forgetNext(layer: Layer): void {
  layer.next?.tiles.close();
  layer.next = null;
}

function replaceBy(layer: Layer, generation: Generation): Generation {
  generation.tiles.show();
  layer.shown?.tiles.close();
  layer.shown = generation;
  return generation;
}

/** One column of the zoom that is to come; with the last of them it is there. */
function paintNext(layer: Layer, view: TileView, look: Look): void {
  const { bands, loaded } = view;
  if (layer.next?.bandCount !== bands.length) forgetNext(layer);
  layer.next ??= {
    zoom: look.zoom,
    tiles: openTileSet(layer.host, layer.pool),
    bandCount: bands.length,
    left: planTiles(view, 1).visible,
  };
  const { tiles, zoom } = layer.next;
  const [column, ...left] = layer.next.left;
  if (column !== undefined) layer.count += tiles.paint(column, { bands, loaded, look: { ...look, zoom } });
  layer.next.left = left;
  if (left.length > 0) return;
  layer.next = null;
  tiles.stretch(look.zoom / zoom);
  replaceBy(layer, { tiles, zoom });
}

function paintShown(layer: Layer, { tiles }: Generation, { view, look }: { view: TileView; look: Look }): boolean {
  const { bands, loaded } = view;
  const { visible, ahead } = planTiles(view, view.scroll < layer.lastScroll ? -1 : 1);
  layer.lastScroll = view.scroll;
  tiles.keep(new Set([...visible, ...ahead]), bands);
  for (const column of visible) layer.count += tiles.paint(column, { bands, loaded, look });
  for (const column of ahead) {
    const fresh = tiles.paint(column, { bands, loaded, look });
    layer.count += fresh;
    if (fresh > 0) return true;
  }
  return false;
}

function paint(layer: Layer, view: TileView, look: Look): boolean {
  const { shown, host, pool } = layer;
  if (shown && shown.zoom !== look.zoom && canStandIn(shown, view, look)) {
    shown.tiles.stretch(look.zoom / shown.zoom);
    paintNext(layer, view, look);
    return true;
  }
  forgetNext(layer);
  const isRight = shown?.zoom === look.zoom;
  const right = isRight ? shown : replaceBy(layer, { zoom: look.zoom, tiles: openTileSet(host, pool) });
  right.tiles.stretch(1);
  return paintShown(layer, right, { view, look });
}

/**
 * Tiles in an element that scrolls by itself; canvases that are out of sight are painted again. During a zoom
 * the tiles that are there are stretched, and new ones are painted, one column a frame.
 */
export function openTileLayer(host: HTMLElement): TileLayer {
  const layer: Layer = { host, pool: openCanvasPool(), shown: null, next: null, lastScroll: 0, count: 0 };
  return { painted: () => layer.count, paint: (view, look) => paint(layer, view, look) };
}
