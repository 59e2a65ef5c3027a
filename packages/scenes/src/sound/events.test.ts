import { expect, it } from 'vitest';

import { addBirds, addBubbles, addCrickets, addDrips, addDrops, addRumble, addVoices } from './events.ts';
import { silence } from './stereo.ts';

it.each([
  ['drops', addDrops],
  ['birds', addBirds],
  ['crickets', addCrickets],
  ['bubbles', addBubbles],
  ['drips', addDrips],
  ['voices', addVoices],
  ['thunder', addRumble],
])('%s are heard on both sides, the same for the same seed', (_, add) => {
  const make = (seed: number) => {
    const sound = silence(4);
    add(sound, seed);
    return sound;
  };
  const { left, right } = make(3);
  expect(left.some((sample) => Math.abs(sample) > 0.002)).toBe(true);
  expect(right.some((sample) => Math.abs(sample) > 0.002)).toBe(true);
  expect(left.every((sample) => Math.abs(sample) < 1)).toBe(true);
  expect(make(3).left).toEqual(left);
  expect(make(4).left).not.toEqual(left);
});
