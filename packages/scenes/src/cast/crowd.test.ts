import type { CastEntry } from '@kinora/reading';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addCrowd } from './crowd.ts';
import { placeMembers } from './place-members.ts';

const BOATS: CastEntry = {
  name: 'sailboat',
  rig: 'sailboat',
  mode: 'water',
  size: 0.8,
  looks: {},
  count: 2,
  action: null,
  relation: null,
};

/** How many pixels a crowd covers. */
function covered(crowd: number | undefined, mode: CastEntry['mode'] = 'water'): number {
  const built = aStage({ set: 'sea', cast: [{ ...BOATS, mode, ...(crowd === undefined ? {} : { crowd }) }] });
  const world = { water: () => 120 };
  addCrowd(built.stage, world, placeMembers(built.stage, world));
  const { data } = drawLayers(built, 1);
  return data.filter((value, index) => index % 4 === 3 && value > 20).length;
}

it('adds many small ones, and none where there is no crowd', () => {
  expect(covered(undefined)).toBe(0);
  expect(covered(9)).toBeGreaterThan(50);
  expect(covered(100)).toBeGreaterThan(covered(9));
});

it('mirrors in water those who are over it', () => {
  expect(covered(30, 'air')).toBeGreaterThan(0);
});
