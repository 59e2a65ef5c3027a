import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { describeSet, paintedSet } from '../../testing/set-facts.ts';
import { paintTheatre } from './theatre.ts';

describeSet('stage', paintTheatre, [
  { set: 'stage', time: 'day' },
  { set: 'stage', time: 'night' },
]);

it('rolls out a paper sea for a boat', () => {
  const [without, afloat] = [[], [anEntry({ mode: 'water' })]].map((cast) =>
    Buffer.from(paintedSet(paintTheatre, { set: 'stage', cast })),
  );
  expect(afloat?.equals(without ?? Buffer.alloc(0))).toBe(false);
});

it('flashes in a storm', () => {
  const [calm, storm] = (['clear', 'storm'] as const).map((weather) =>
    Buffer.from(paintedSet(paintTheatre, { set: 'stage', weather, time: 'night' })),
  );
  expect(storm?.equals(calm ?? Buffer.alloc(0))).toBe(false);
});
