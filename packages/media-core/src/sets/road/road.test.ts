import { expect, it } from 'vitest';

import { anEntry, drivingOf } from '../../testing/a-member.ts';
import { describeSet, paintedSet } from '../../testing/set-facts.ts';
import { paintRoad } from './road.ts';

describeSet('road', paintRoad, [{ set: 'road' }, drivingOf({ set: 'road', time: 'night', season: 'winter' })]);

it('bends past a vehicle and runs straight below everyone else', () => {
  const car = anEntry({ name: 'car', rig: 'car', looks: {}, size: 0.01 });
  const [empty, parked] = [[], [car]].map((cast) => Buffer.from(paintedSet(paintRoad, { cast })));
  expect(parked?.equals(empty ?? Buffer.alloc(0))).toBe(false);
});
