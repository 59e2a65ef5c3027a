import { coverage, differ, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { steam, wisps } from './steam.ts';

const place = { x: 160, y: 150, width: 60, height: 110 };
const { stage } = aStage();
const puffs = (time: number) => paintOn([320, 180], (ctx) => steam(ctx, stage, { ...place, time })).pixels;
const ribbons = (count: number) => paintOn([320, 180], (ctx) => wisps(ctx, { ...place, time: 1, count })).pixels;

it('rises from its source as soft puffs', () => {
  expect(coverage(puffs(0), [120, 60, 80, 80])).toBeGreaterThan(0.2);
  expect(coverage(puffs(0), [0, 0, 60, 180])).toBe(0);
  expect(differ(puffs(0), puffs(0.5))).toBe(true);
});

it('curls as ribbons that stay over their source', () => {
  expect(coverage(ribbons(3), [120, 40, 80, 110])).toBeGreaterThan(0.03);
  expect(coverage(ribbons(3), [0, 151, 320, 29])).toBe(0);
  expect(coverage(ribbons(4))).toBeGreaterThan(coverage(ribbons(1)));
});
