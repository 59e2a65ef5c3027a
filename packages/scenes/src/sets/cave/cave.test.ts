import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { describeSet, paintedSet } from '../../testing/set-facts.ts';
import { paintCave } from './cave.ts';

describeSet('cave', paintCave, [
  { set: 'cave', time: 'day' },
  { set: 'cave', time: 'night', weather: 'storm' },
]);

it('lets snow fall in through the opening', () => {
  const [clear, snow] = (['clear', 'snow'] as const).map((weather) =>
    Buffer.from(paintedSet(paintCave, { set: 'cave', weather })),
  );
  expect(snow?.equals(clear ?? Buffer.alloc(0))).toBe(false);
});

it('has a shore for walkers and open water for boats', () => {
  const [walker, boat] = (['ground', 'water'] as const).map((mode) => {
    const cast = [anEntry({ mode, count: 0 })];
    return Buffer.from(paintedSet(paintCave, { set: 'cave', cast }));
  });
  expect(boat?.equals(walker ?? Buffer.alloc(0))).toBe(false);
});
