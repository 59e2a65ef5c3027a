import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const options = { style: 'storybook', shape: '16:9', resolution: '720p', seconds: 5, seed: 1 } as const;

it.each([
  ['a fox in the snow, pixel art', 'pixel'],
  ['watercolour of an owl in ink', 'watercolour'],
  ['un renard, aquarelle', 'watercolour'],
  ['a fox in a storybook', null],
  ['a fox in the snow', null],
])('tells which other style "%s" asks for', (prompt, style) => {
  expect(planScene(prompt, options).styleNamed).toBe(style);
});

it('offers a style instead of missing its words', () => {
  expect(planScene('a fox in the snow, pixel art', options).missed).toEqual([]);
});

it('understands the words of the chosen style', () => {
  const { seen, styleNamed } = planScene('a fox in the snow, pixel art', { ...options, style: 'pixel' });
  expect(styleNamed).toBeNull();
  expect(seen.join(' ')).toContain('pixel art');
});
