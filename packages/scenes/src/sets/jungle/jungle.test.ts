import { toOklab } from '@kinora/drawing';
import { coverage } from '@kinora/drawing/testing';
import { castOf } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { aStrip } from '../../testing/a-strip.ts';
import { describeSet } from '../../testing/set-facts.ts';
import { makeGreens } from './greens.ts';
import { paintJungle } from './jungle.ts';
import { paintUndergrowth } from './undergrowth.ts';

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

it('is overgrown to the lower edge beside its path, which stays free', () => {
  const shown = aStrip((ctx, strip) => paintUndergrowth(ctx, strip, makeGreens(strip.stage)), { set: 'jungle' });
  const { heroX } = aStage().stage.frame;
  const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((column) => column * 40);
  const covered = columns.map((left) => coverage(shown, [left, 145, 40, 35]));
  const trodden = Math.floor(heroX / 40);
  expect(covered[trodden]).toBeLessThan(0.6);
  expect(Math.min(...covered.filter((_, column) => Math.abs(column - trodden) > 2))).toBeGreaterThan(0.8);
});
