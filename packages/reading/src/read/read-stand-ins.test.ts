import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

it.each([
  ['a hermit crab with a tin can instead of a shell', 'tin can', 'shell'],
  ['ein Einsiedlerkrebs mit einer Blechdose statt einem Haus', 'tin can', 'shell'],
  ['a snail with a cupcake instead of a shell', 'cupcake', 'shell'],
  ['a man with a pumpkin for a head', 'pumpkin', 'face'],
  ['un hombre con una calabaza en vez de cabeza', 'pumpkin', 'face'],
])('is in the place of a part: %s', (prompt, name, part) => {
  const { cast } = planScene(prompt, OPTIONS);
  expect(cast.find((entry) => entry.name === name)?.relation).toEqual({ kind: 'on', to: 0, part });
});

it.each([
  'a fox with a pumpkin instead of a shell',
  'a dog with a cupcake for a head',
  'a man with a hat as big as a house',
])('is in no place of a part that is not there: %s', (prompt) => {
  expect(planScene(prompt, OPTIONS).cast.some(({ relation }) => relation?.part !== undefined)).toBe(false);
});
