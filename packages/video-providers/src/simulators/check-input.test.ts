import { expect, it } from 'vitest';

import { inputProblem } from './check-input.ts';

const SHAPE = {
  needs: { prompt: 'text', image_url: 'url' },
  takes: { duration: ['5', '8'], audio: 'flag', seed: 'number', images: 'urls' },
} as const;
const RIGHT = { prompt: 'a paper boat', image_url: 'data:image/webp;base64,AAAA' };

it('takes what is known', () => {
  expect(inputProblem(RIGHT, SHAPE)).toBeUndefined();
  const all = { ...RIGHT, duration: '5', audio: false, seed: 0, images: ['https://example.com/a.webp'] };
  expect(inputProblem(all, SHAPE)).toBeUndefined();
});

it.each([
  ['missing', 'prompt', { image_url: RIGHT.image_url }],
  ['missing', 'prompt', { ...RIGHT, prompt: '' }],
  ['missing', 'image_url', { prompt: 'a paper boat' }],
  ['extra', 'motion', { ...RIGHT, motion: 'fast' }],
  ['wrong', 'duration', { ...RIGHT, duration: 5 }],
  ['wrong', 'audio', { ...RIGHT, audio: 'no' }],
  ['wrong', 'seed', { ...RIGHT, seed: 0.5 }],
  ['wrong', 'image_url', { ...RIGHT, image_url: '/a.webp' }],
  ['wrong', 'images', { ...RIGHT, images: [] }],
] as const)('says that something is %s: %s', (what, field, input) => {
  expect(inputProblem(input, SHAPE)).toEqual({ field, what });
});
