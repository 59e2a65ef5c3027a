import { contextOf } from '@kinora/drawing';
import { nodePaintEnv, coverage, paintOn, pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { edgeBand, keepShape, washOnto } from './treat-layer.ts';

const environment = nodePaintEnv();
function square() {
  const canvas = environment.canvas(60, 60);
  contextOf(canvas).fillRect(20, 20, 20, 20);
  return canvas;
}
const shown = (canvas: ReturnType<typeof square>) => paintOn([60, 60], (ctx) => ctx.drawImage(canvas, 0, 0)).pixels;

it('cuts a change back to the shape', () => {
  const canvas = square();
  keepShape(environment, canvas, () => washOnto(canvas, { mode: 'source-over', alpha: 1 }, '#ff0000'));
  expect(pixelAt(shown(canvas), 30, 30)).toEqual([255, 0, 0, 255]);
  expect(coverage(shown(canvas), [0, 0, 60, 19])).toBe(0);
});

it('finds the edge towards one side, and no edge at the seams', () => {
  const band = shown(edgeBand(environment, square(), { dx: 3, dy: 0, colour: '#00ff00' }));
  expect(pixelAt(band, 21, 30)).toEqual([0, 255, 0, 255]);
  expect(pixelAt(band, 30, 30)[3]).toBe(0);
  const full = environment.canvas(60, 60);
  contextOf(full).fillRect(0, 0, 60, 60);
  expect(coverage(shown(edgeBand(environment, full, { dx: 3, dy: 0, colour: '#00ff00' })))).toBe(0);
});
