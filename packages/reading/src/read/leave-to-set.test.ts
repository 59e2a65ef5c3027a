import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 2, style: 'storybook', seed: 1 } as const;
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
