import { describe, expect, it } from 'vitest';

import { bendingRoute, besideRoute, straightRoute } from './route.ts';

const bend = bendingRoute({ across: -0.3, side: 1, reach: 0.1, radius: 0.5 });

describe('a bending route', () => {
  it('passes the hero at its depth', () => {
    expect(bend.at(0)).toMatchObject({ across: -0.3, depth: 1 });
    expect(bend.at(-1)).toMatchObject({ across: -1.3, depth: 1 });
  });
  it('runs into the depth behind the bend', () => {
    const [near, far] = [bend.at(2), bend.at(3)];
    expect(far.across).toBeCloseTo(near.across, 6);
    expect(far.depth).toBeCloseTo(near.depth + 1, 6);
  });
  it('keeps its far side on the inside of the bend', () => {
    expect(besideRoute(bend, 0, 0.2).depth).toBeCloseTo(1.2, 6);
    expect(besideRoute(bend, 3, 0.2).across).toBeCloseTo(bend.at(3).across - 0.2, 6);
  });
});

it('runs straight away from under the hero and never behind the viewer', () => {
  const route = straightRoute({ across: 0.2, side: -1 });
  expect([route.at(0).depth, route.at(4).depth]).toEqual([1, 5]);
  expect(route.at(-3).depth).toBeGreaterThan(0.3);
});
