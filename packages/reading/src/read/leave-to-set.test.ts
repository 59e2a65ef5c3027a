import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 2, style: 'storybook', seed: 1 } as const;
const siteOf = (prompt: string) => planScene(prompt, OPTIONS).site;
const castOf = (prompt: string) =>
  planScene(prompt, OPTIONS).cast.map(({ name, relation }) => (relation ? `${name} ${relation.kind}` : name));

it('leaves a bridge to the city that has its own, with nobody left on it', () => {
  expect(castOf('a fox on a bridge')).toEqual(['fox on', 'bridge']);
  expect(castOf('a fox on a bridge in the city')).toEqual(['fox']);
  expect(castOf('a bridge in the city, a fox on a horse')).toEqual(['fox on', 'horse']);
});

it('leaves the hospital to its ward', () => {
  expect(castOf('a doctor in a hospital')).toEqual(['doctor']);
  expect(castOf('a hospital')).toEqual(['hospital']);
});

it('draws a tree for who stands by it, and leaves the others to the forest', () => {
  expect(castOf('a bear behind a tree in the forest')).toEqual(['bear behind', 'oak']);
  expect(castOf('a bear and trees in the forest')).toEqual(['bear']);
});

it('leaves branches and leaves out that nobody is on', () => {
  expect(castOf('an owl on a branch')).toEqual(['owl on', 'branch']);
  expect(castOf('an owl in the wind, branches')).toEqual(['owl']);
});

it('serves things on the table of a kitchen', () => {
  expect(castOf('a cake on a table in the kitchen')).toEqual(['cake']);
  expect(castOf('a cat on a table in the kitchen')).toEqual(['cat on', 'table']);
});

it('shows an alley of the day where the words name no lights', () => {
  expect(['a narrow alley at noon', 'an alley by day'].map(siteOf)).toEqual(['backstreet', 'backstreet']);
  expect(siteOf('neon signs in an alley at dawn')).toBeUndefined();
});

it('leans on the wall of an alley, which is drawn by itself', () => {
  const plan = planScene('a guitar leaning against the wall of an alley by day', OPTIONS);
  expect(plan.site).toBe('backstreet');
  expect(plan.cast.map(({ relation }) => relation)).toEqual([{ kind: 'leaning', to: 0 }]);
  expect(castOf('a guitar leaning against a wall in the park')).toEqual(['guitar leaning', 'brick wall']);
});
