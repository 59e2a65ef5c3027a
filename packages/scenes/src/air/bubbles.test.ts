import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addAir } from './air.ts';

/** The highest line that a single bubble touches, or -1 while it is out of the frame. */
function height(time: number): number {
  const built = aStage();
  addAir(built.stage, 'bubbles', { count: 1, gain: 2 });
  const { data } = drawLayers(built, time);
  const index = data.findIndex((value, place) => place % 4 === 3 && value > 20);
  return index < 0 ? -1 : Math.floor(index / 4 / 320);
}

it('rise', { timeout: 20_000 }, () => {
  const seen = Array.from({ length: 24 }, (_, index) => height(index / 6)).filter((y) => y > 20);
  const rises = seen.filter((y, index) => index > 0 && y <= (seen[index - 1] ?? 0)).length;
  expect(seen.length).toBeGreaterThan(5);
  expect(rises).toBeGreaterThan(seen.length * 0.7);
});
