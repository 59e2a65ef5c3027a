import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aTimelineOf } from '@kinora/timeline/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { bandsOf, rowsOf } from '../../geometry/rows.ts';
import type { Look } from '../paint/painting.ts';
import { openTileLayer } from './tile-layer.ts';
import { TILE_WIDTH } from './tile-plan.ts';

// Ink has no colour here, nobody looks.
const inks = {} as Look['inks'];
const look: Look = {
  inks,
  zoom: 50,
  rate: { num: 30, den: 1 },
  selected: new Set(),
  dragged: new Set(),
  transitions: [],
  pictures: { medium: () => undefined, film: () => null, peaks: () => null },
  words: { muted: String, missing: String },
};
const { tracks } = aTimelineOf(1000);
const bands = bandsOf(rowsOf(tracks));
const view = { scroll: 0, width: 4 * TILE_WIDTH, lanes: 20_000, bands, loaded: 0 };

type Sheet = { style: Record<string, string>; held: Set<object> };

/** An element that holds sheets of canvases, as far as tiles need one. */
function aHost() {
  const sheets = new Set<Sheet>();
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => (name === 'measureText' ? () => ({ width: 10 }) : () => undefined),
      set: () => true,
    },
  );
  function aCanvas() {
    const canvas = {
      style: {},
      parentNode: null as Sheet | null,
      getContext: () => context,
      remove: () => canvas.parentNode?.held.delete(canvas),
    };
    return canvas;
  }
  function aSheet() {
    const held = new Set<object>();
    const sheet = {
      style: {},
      held,
      append(canvas: ReturnType<typeof aCanvas>) {
        canvas.parentNode = sheet;
        held.add(canvas);
      },
      remove: () => sheets.delete(sheet),
    };
    return sheet;
  }
  const createElement = (name: string) => (name === 'div' ? aSheet() : aCanvas());
  vi.stubGlobal('document', { createElement });
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  const host = { append: (sheet: Sheet) => sheets.add(sheet) };
  return { host: host as unknown as HTMLElement, sheets };
}

describe('the tiles', () => {
  let stage: ReturnType<typeof aHost>;
  beforeEach(() => {
    stage = aHost();
  });
  afterEach(() => void vi.unstubAllGlobals());
  /** How far the sheets that are in sight are stretched. */
  const stretches = () => [...stage.sheets].map(({ style }) => style['transform'] ?? '');

  it('are painted where they are in sight, and one ahead in each frame', () => {
    const layer = openTileLayer(stage.host);
    expect(layer.paint(view, look)).toBe(true);
    expect(layer.painted()).toBe(5 * bands.length);
    expect(layer.paint(view, look)).toBe(false);
    expect(layer.painted()).toBe(5 * bands.length);
  });

  it('are painted again only where something changed', () => {
    const layer = openTileLayer(stage.host);
    layer.paint(view, look);
    const before = layer.painted();
    const late = tracks.map((track) => ({
      ...track,
      clips: track.clips.map((clip) => (clip.start > 60 * TICKS_PER_SECOND ? { ...clip, name: 'owl' } : clip)),
    }));
    layer.paint({ ...view, bands: bandsOf(rowsOf(late)) }, look);
    expect(layer.painted()).toBe(before);
  });

  it('are stretched to another zoom, and painted for it a column in a frame', () => {
    const layer = openTileLayer(stage.host);
    layer.paint(view, look);
    const before = layer.painted();
    const closer = { ...look, zoom: 75 };
    for (let frame = 1; frame <= 4; frame += 1) {
      expect(layer.paint(view, closer)).toBe(true);
      expect(layer.painted()).toBe(before + frame * bands.length);
      expect(stretches()).toEqual([frame < 4 ? 'scaleX(1.5)' : '']);
    }
    layer.paint(view, closer);
    expect(layer.painted()).toBe(before + 5 * bands.length);
  });

  it('are as they were when the zoom comes back', () => {
    const layer = openTileLayer(stage.host);
    layer.paint(view, look);
    const before = layer.painted();
    layer.paint(view, { ...look, zoom: 60 });
    layer.paint(view, look);
    expect(stretches()).toEqual(['']);
    expect(layer.painted()).toBe(before + bands.length);
  });

  it('are painted at once where those of the other zoom would be too coarse', () => {
    const layer = openTileLayer(stage.host);
    layer.paint(view, look);
    const before = layer.painted();
    layer.paint(view, { ...look, zoom: 5 });
    expect(layer.painted()).toBe(before + 5 * bands.length);
    expect(stretches()).toEqual(['']);
  });

  it('keeps as many canvases as are needed, however far it scrolls', () => {
    const layer = openTileLayer(stage.host);
    for (let scroll = 0; scroll < 15_000; scroll += 400) layer.paint({ ...view, scroll }, look);
    for (let scroll = 15_000; scroll > 0; scroll -= 700) layer.paint({ ...view, scroll }, look);
    const held = [...stage.sheets].reduce((sum, sheet) => sum + sheet.held.size, 0);
    expect(held).toBeLessThanOrEqual(8 * bands.length);
  });
});
