import { coverage, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { makeLightning } from './lightning.ts';

const TIMES = Array.from({ length: 250 }, (_, index) => index / 50);

it('strikes a few times in a clip, and is dark between', () => {
  const { flash } = makeLightning(aStage({ weather: 'storm', seconds: 5 }).stage);
  const light = TIMES.map(flash);
  expect(Math.max(...light)).toBeGreaterThan(0.5);
  expect(light.filter((value) => value === 0).length).toBeGreaterThan(100);
  expect(light.every((value) => value >= 0 && value <= 1)).toBe(true);
});

it('draws its bolt while it flashes, and nothing otherwise', () => {
  const { stage } = aStage({ weather: 'storm', seconds: 5 });
  const { flash, draw } = makeLightning(stage);
  const painted = (time: number) => coverage(paintOn([320, 180], (ctx) => draw(ctx, time)).pixels);
  const brightest = TIMES.toSorted((one, two) => flash(two) - flash(one))[0] ?? 0;
  expect(painted(brightest)).toBeGreaterThan(0.01);
  expect(painted(0)).toBe(0);
});
