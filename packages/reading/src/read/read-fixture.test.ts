import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 2, style: 'storybook', seed: 1 } as const;
const planOf = (prompt: string) => planScene(prompt, OPTIONS);

it('puts a bus stop where the words say, else into a street', () => {
  expect(planOf('a fox at a bus stop in the forest')).toMatchObject({ set: 'forest', fixture: 'busStop', missed: [] });
  expect(planOf('a fox at a bus stop')).toMatchObject({ set: 'oldtown', fixture: 'busStop' });
});

it('claims none where there is no room for it', () => {
  const plan = planOf('a bus stop in space');
  expect('fixture' in plan).toBe(false);
  expect(plan.missed).toContain('bus stop');
});

it('is a street by day where an alley is named by day', () => {
  expect(planOf('a cat in an alley at sunset')).toMatchObject({ set: 'oldtown', missed: [] });
  expect(planOf('a cat in an alley at night').set).toBe('alley');
});
