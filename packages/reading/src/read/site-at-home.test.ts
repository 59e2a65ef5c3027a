import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 2, style: 'storybook', seed: 1 } as const;
const planOf = (prompt: string) => planScene(prompt, OPTIONS);

it.each([
  ['a cat in a bathtub', 'bathroom'],
  ['a boy repairing his bicycle', 'workshop'],
  ['a basketball player in front of the crowd', 'arena'],
])('%s is in the part of a place that it brings along', (prompt, site) => {
  expect(planOf(prompt).site).toBe(site);
});

it.each(['a cat in a bathtub in the forest', 'a boy repairing his bicycle in the kitchen', 'a basketball player'])(
  '%s has no such part',
  (prompt) => {
    expect('site' in planOf(prompt)).toBe(false);
  },
);

it('goes on in the place before, which a thing at home elsewhere does not name', () => {
  const { shots } = planOf('Shot 1: a cat in the forest. Shot 2: a bathtub');
  expect(shots.map(({ set, site }) => [set, site])).toEqual([
    ['forest', undefined],
    ['forest', undefined],
  ]);
});
