import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { lookOf, planRank, type Rank } from './skyline.ts';
import { panesOf } from './tower.ts';

const { stage } = aStage({ set: 'valley' });
const RANK: Rank = {
  parallax: 0.1,
  base: 100,
  heights: [40, 300],
  widths: [30, 60],
  depth: 0.4,
  gap: 0.4,
  crowns: ['flat', 'spire'],
  seed: 1,
};

/** Mean height of the towers that stand within a fifth of the frame of a place. */
function heightAbout(place: number): number {
  const near = planRank(stage, RANK).filter(({ x }) => Math.abs(x - place) < stage.width * 0.2);
  return near.reduce((sum, { height }) => sum + height, 0) / near.length;
}

it('reaches past both edges of the frame', () => {
  const places = planRank(stage, RANK).map(({ x }) => x);
  expect(Math.min(...places)).toBeLessThan(0);
  expect(Math.max(...places)).toBeGreaterThan(stage.width);
});

it('rises below the light and leaves the sky to the hero', () => {
  expect(heightAbout(stage.frame.lightX)).toBeGreaterThan(heightAbout(stage.frame.heroX) * 1.3);
});

it('keeps every window inside its tower', () => {
  const [tower] = planRank(stage, RANK);
  if (!tower) throw new Error('a rank without towers');
  for (const [[x, y, width, height]] of panesOf(tower, 4)) {
    expect(x).toBeGreaterThanOrEqual(tower.x - tower.width / 2);
    expect(x + width).toBeLessThanOrEqual(tower.x + tower.width / 2);
    expect(y).toBeGreaterThan(tower.base - tower.height);
    expect(y + height).toBeLessThan(tower.base);
  }
});

it('lights more windows the darker it gets', () => {
  const shares = (['day', 'sunset', 'night'] as const).map((time) => lookOf(aStage({ time }).stage, RANK, false).share);
  expect(shares).toEqual(shares.toSorted((one, two) => one - two));
  expect(shares[2]).toBeGreaterThan(shares[0] ?? 1);
});
