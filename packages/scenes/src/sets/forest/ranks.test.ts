import type { ScenePlan } from '@kinora/reading';
import { expect, it } from 'vitest';

import { meanOf, paintedSet } from '../../testing/set-facts.ts';
import { addRank, addStandingPines } from './ranks.ts';
import { makeWood } from './wood.ts';

const rank = { parallax: 0.3, y: 120, depth: 0.5, count: 20, height: 245, amplitude: 20 };

function rankIn(plan: Partial<ScenePlan>): Uint8ClampedArray {
  return paintedSet((stage) => addRank(stage, makeWood(stage, 110), rank), { set: 'forest', ...plan });
}

/** How much of the frame tall pines cover. */
function pines(scroll: number): number {
  const plan = { set: 'forest', scroll } as const;
  return meanOf(
    paintedSet((stage) => addStandingPines(stage, makeWood(stage, 110)), plan),
    3,
  );
}

it('turns red in autumn', () => {
  const [summer, autumn] = [rankIn({ season: 'summer' }), rankIn({ season: 'autumn' })];
  expect(meanOf(autumn, 0) / meanOf(autumn, 2)).toBeGreaterThan((meanOf(summer, 0) / meanOf(summer, 2)) * 1.1);
});

it('carries snow in winter', () => {
  expect(meanOf(rankIn({ season: 'winter' }), 2)).toBeGreaterThan(meanOf(rankIn({ season: 'summer' }), 2));
});

it('leaves the hero free of tall pines unless the world scrolls', () => {
  expect(pines(0)).toBeLessThan(pines(0.3));
});
