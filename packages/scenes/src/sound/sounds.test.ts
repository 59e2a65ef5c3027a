import { expect, it } from 'vitest';

import { aPlan } from '../testing/a-stage.ts';
import { soundsOf } from './sounds.ts';

it.each([
  [{ set: 'sea', weather: 'storm' }, ['waves', 'wind', 'rain', 'thunder']],
  [{ set: 'room', weather: 'rain' }, ['room', 'rain-outside']],
  [{ set: 'space', weather: 'rain' }, ['deep']],
  [{ set: 'forest', time: 'night' }, ['wind', 'crickets']],
  [{ set: 'forest', time: 'dawn' }, ['wind', 'birds']],
  [{ set: 'forest', time: 'dawn', season: 'winter' }, ['wind']],
  [{ set: 'valley', weather: 'rain' }, ['wind', 'rain']],
  [{ set: 'market', weather: 'rain' }, ['crowd', 'rain']],
  [{ set: 'kitchen', weather: 'storm' }, ['room', 'rain-outside', 'thunder']],
  [{ set: 'cave' }, ['cavern']],
] as const)('%o sounds like %j', (changes, sounds) => {
  expect(soundsOf(aPlan(changes))).toEqual(sounds);
});
