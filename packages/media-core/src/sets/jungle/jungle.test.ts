import { expect, it } from 'vitest';

import { toOklab } from '../../core/colour.ts';
import { castOf } from '../../testing/a-member.ts';
import { aStage } from '../../testing/a-stage.ts';
import { describeSet } from '../../testing/set-facts.ts';
import { makeGreens } from './greens.ts';
import { paintJungle } from './jungle.ts';

const canoe = { name: 'canoe', rig: 'canoe', mode: 'water', looks: {} } as const;

describeSet('jungle', paintJungle, [
  { set: 'jungle' },
  castOf(canoe, { set: 'jungle', weather: 'storm', season: 'winter' }),
]);

it('stays greener than other land in autumn', () => {
  const [, green, yellow] = toOklab(makeGreens(aStage({ season: 'autumn' }).stage).leaf(0.8));
  expect(green).toBeLessThan(0);
  expect(yellow).toBeGreaterThan(0);
});

function lightnessOf(season: 'summer' | 'winter', depth: number): number {
  return toOklab(makeGreens(aStage({ season }).stage).leaf(depth))[0];
}

it('gets paler in the distance and under snow', () => {
  expect(lightnessOf('summer', 0)).toBeGreaterThan(lightnessOf('summer', 1));
  expect(lightnessOf('winter', 0.7)).toBeGreaterThan(lightnessOf('summer', 0.7));
});
