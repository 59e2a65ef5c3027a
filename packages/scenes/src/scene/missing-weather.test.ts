import { coverage } from '@kinora/drawing/testing';
import type { ScenePlan } from '@kinora/reading';
import { expect, it } from 'vitest';

import { addAir } from '../air/air.ts';
import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addMissingWeather } from './missing-weather.ts';

function kinds(plan: Partial<ScenePlan>): string[] {
  const { stage } = aStage(plan);
  addMissingWeather(stage);
  return [...stage.airKinds];
}

const fog = (set: 'valley' | 'room') => {
  const built = aStage({ weather: 'fog', set });
  addMissingWeather(built.stage);
  return coverage(drawLayers(built, 1));
};

it.each([
  [{ set: 'sea', weather: 'rain', air: 'rain' }, ['rain']],
  [{ set: 'alley', weather: 'snow', air: 'snow' }, ['snow']],
  [{ set: 'castle', weather: 'snow', air: 'petals' }, ['petals', 'snow']],
  [{ set: 'greenhouse', weather: 'rain', air: 'rain' }, []],
  [{ set: 'greenhouse', air: 'petals' }, ['petals']],
  [{ set: 'space', weather: 'storm', air: 'rain' }, []],
  [{ set: 'valley' }, []],
] as const)('%o brings %j', (plan, expected) => {
  expect(kinds(plan)).toEqual(expected);
});

it('does not rain twice', () => {
  const built = aStage({ weather: 'rain' });
  addAir(built.stage, 'rain');
  const before = coverage(drawLayers(built, 1));
  addMissingWeather(built.stage);
  expect(coverage(drawLayers(built, 1))).toBe(before);
});

it('lays fog over the land, and none indoors', () => {
  expect(fog('valley')).toBeGreaterThan(0.2);
  expect(fog('room')).toBe(0);
});
