import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const planOf = (prompt: string) => planScene(prompt, OPTIONS);

it.each([
  'a piano in a meadow, five sparrows on the lid',
  'a piano in a meadow, on the closed lid sit five sparrows',
  'Ein schwarzer Flügel steht mitten auf einer Wiese, auf dem Deckel sitzen fünf Spatzen',
  'un piano en un prado, sobre la tapa cinco gorriones',
  'un piano dans un pré, sur le couvercle cinq moineaux',
])('%s has them on the piano', (prompt) => {
  const { cast } = planOf(prompt);
  const sparrow = cast.find(({ name }) => name === 'sparrow');
  expect(sparrow?.relation).toEqual({ kind: 'on', to: cast.findIndex(({ name }) => name === 'piano') });
});

it('has nobody on the lid of an animal, or of nothing', () => {
  expect(planOf('a dog, a cat on the lid').cast.map(({ relation }) => relation)).toEqual([null, null]);
  expect(planOf('a cat on the lid').cast.map(({ relation }) => relation)).toEqual([null]);
});
