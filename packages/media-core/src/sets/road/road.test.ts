import { expect, it } from 'vitest';

import type { CastEntry } from '../../plan/scene-plan.ts';
import { describeSet, paintedSet } from '../../testing/set-facts.ts';
import { paintRoad } from './road.ts';

const CAR: CastEntry = { name: 'car', rig: 'car', mode: 'ground', size: 0.6, looks: {}, count: 1 };

describeSet('road', paintRoad, [
  {},
  { time: 'night', cast: [CAR], scroll: 0.34 },
  { season: 'winter', weather: 'snow' },
]);

it('bends past a vehicle and runs straight below everyone else', () => {
  const [empty, parked] = [[], [{ ...CAR, size: 0.01 }]].map((cast) => Buffer.from(paintedSet(paintRoad, { cast })));
  expect(parked?.equals(empty ?? Buffer.alloc(0))).toBe(false);
});
