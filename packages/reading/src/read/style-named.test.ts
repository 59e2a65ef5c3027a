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

it.each([
  ['a fox in the snow', 'storybook'],
  ['a fox in the snow, pixel art', 'pixel'],
  ['ein Fuchs, Knetanimation', 'clay'],
  ['un renard, aquarelle', 'watercolour'],
  ['水墨画風、狐', 'ink'],
  ['Shot 1: a fox in the snow. Shot 2: the fox sleeps, woodcut', 'woodcut'],
])('draws "%s" in the style that it asks for, where none is chosen', (prompt, style) => {
  const { shots, ...plan } = planScene(prompt, { ...options, style: 'auto' });
  expect([plan, ...shots].map((one) => [one.style, one.styleNamed])).toEqual([plan, ...shots].map(() => [style, null]));
});

it('plans the same by itself as where the style is chosen', () => {
  const prompt = 'a fox in the snow, pixel art';
  expect(planScene(prompt, { ...options, style: 'auto' })).toEqual(planScene(prompt, { ...options, style: 'pixel' }));
});
