import { anEntry, drivingOf } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import { describeSet, paintedSet } from '../../testing/set-facts.ts';
import { paintRoad } from './road.ts';

describeSet('road', paintRoad, [{ set: 'road' }, drivingOf({ set: 'road', time: 'night', season: 'winter' })]);

const looks = {};
const size = 0.01;

/** Share of the values that differ; a subject of this size covers a few of them at most. */
function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.filter((value, index) => value !== other[index]).length / one.length;
}

describe('the road', () => {
  const straight = paintedSet(paintRoad, { cast: [] });

  it.each([
    { name: 'car', rig: 'car', looks, size },
    { name: 'ambulance', rig: 'picture', looks, size },
    { name: 'kick scooter', rig: 'picture', looks, size },
  ] as const)('bends past a vehicle: $name', (entry) => {
    expect(differenceOf(paintedSet(paintRoad, { cast: [anEntry(entry)] }), straight)).toBeGreaterThan(0.1);
  });

  it.each([
    { name: 'businesswoman', rig: 'person', looks, size },
    { name: 'carrot', rig: 'picture', looks, size },
    { name: 'carousel', rig: 'picture', looks, size },
  ] as const)('runs straight below everyone else: $name', (entry) => {
    expect(differenceOf(paintedSet(paintRoad, { framing: 'wide', cast: [anEntry(entry)] }), straight)).toBeLessThan(
      0.001,
    );
  });
});
