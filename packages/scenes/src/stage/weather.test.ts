import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { isSnowy, isWet } from './weather.ts';

it('is wet in rain and storm, and in no other weather', () => {
  const wet = (['clear', 'rain', 'storm', 'snow', 'fog'] as const).map((weather) => isWet(aStage({ weather }).stage));
  expect(wet).toEqual([false, true, true, false, false]);
});

it('is snowy where it snows, and all winter', () => {
  expect(isSnowy(aStage({ weather: 'snow', season: 'summer' }).stage)).toBe(true);
  expect(isSnowy(aStage({ weather: 'clear', season: 'winter' }).stage)).toBe(true);
  expect(isSnowy(aStage({ weather: 'rain', season: 'autumn' }).stage)).toBe(false);
});
