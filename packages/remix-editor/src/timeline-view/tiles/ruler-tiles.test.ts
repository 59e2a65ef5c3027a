// @vitest-environment happy-dom
import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Inks } from '../paint/inks.ts';
import { openRulerTiles, type RulerLook } from './ruler-tiles.ts';
import { TILE_WIDTH } from './tile-plan.ts';

const look: RulerLook = {
  // Ink has no colour here, nobody looks.
  inks: {} as Inks,
  zoom: 50,
  rate: { num: 30, den: 1 },
  markers: [],
  range: null,
  write: (time) => String(time / TICKS_PER_SECOND),
};
const view = { scroll: 0, width: 4 * TILE_WIDTH, lanes: 20_000, fonts: 0 };

describe('the ruler', () => {
  let painted: string[];
  let host: HTMLElement;
  beforeEach(() => {
    painted = [];
    host = document.createElement('div');
    const context = new Proxy<Record<string, unknown>>(
      { fillText: (text: string) => painted.push(text) },
      { get: (own, name) => own[String(name)] ?? (() => undefined), set: () => true },
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  });
  afterEach(() => void vi.restoreAllMocks());
  const lefts = () =>
    [...host.querySelectorAll('canvas')].map(({ style }) => Number.parseFloat(style.left)).toSorted((a, b) => a - b);
  /** How many numbers a call paints. */
  function numbersOf(run: () => void): number {
    painted = [];
    run();
    return painted.length;
  }

  it('covers the window, and each number that reaches into it', () => {
    openRulerTiles(host)({ ...view, scroll: 2 * TILE_WIDTH + 1 }, look);
    expect(lefts()).toEqual([2, 3, 4, 5, 6].map((column) => column * TILE_WIDTH));
    expect(new Set(painted)).toContain('10');
  });

  it('paints what comes into sight alone, on the canvases that went out of it', () => {
    const paint = openRulerTiles(host);
    const all = numbersOf(() => paint(view, look));
    expect(numbersOf(() => paint({ ...view, scroll: 10 }, look))).toBeLessThan(all / 2);
    expect(numbersOf(() => paint({ ...view, scroll: 20 }, look))).toBe(0);
    paint({ ...view, scroll: 40 * TILE_WIDTH }, look);
    expect(host.querySelectorAll('canvas')).toHaveLength(5);
  });

  it.each<[string, Partial<typeof view>, Partial<RulerLook>]>([
    ['another zoom', {}, { zoom: 60 }],
    ['a range', {}, { range: { start: 0, end: TICKS_PER_SECOND } }],
    ['another marker', {}, { markers: [{ id: 'm', time: 0, label: '', colour: 'teal' }] }],
    ['a font that came', { fonts: 1 }, {}],
  ])('is painted again for %s', (_, viewed, changed) => {
    const paint = openRulerTiles(host);
    paint(view, look);
    expect(numbersOf(() => paint({ ...view, ...viewed }, { ...look, ...changed }))).toBeGreaterThan(0);
  });
});
