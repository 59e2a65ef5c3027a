import { expect, it } from 'vitest';

import { clipMeasure, clipPlan, filesMeasure } from './clip-plan.ts';

it('plans the choices of an input, and the engine’s own where it has none', () => {
  const plan = clipPlan({ prompt: 'a fox', seconds: 3, shape: '1:1', style: 'oil' }, { watermark: true });
  expect(plan).toMatchObject({ width: 720, height: 720, frames: 72, style: 'storybook', seed: 0, watermark: true });
});

it('moves the camera as it was chosen, or as the words say', () => {
  const prompt = 'a fox in a forest, pan left';
  expect(clipPlan({ prompt, camera: 'vertigo' }, { watermark: false }).camera).toBe('dolly-zoom');
  expect(clipPlan({ prompt, camera: 'auto' }, { watermark: false }).camera).toBe('pan-left');
});

it('leaves out what the input does not want', () => {
  const { cast } = clipPlan({ prompt: 'a fox and a dog', negative: 'dogs' }, { watermark: false });
  expect(cast.map(({ name }) => name)).toEqual(['fox']);
});

it('measures what it would plan', () => {
  const input = { prompt: 'a fox says "Привет"', seconds: 4 };
  const { frames, unsupportedScript } = clipPlan(input, { watermark: false });
  expect(clipMeasure(input)).toEqual({ frames, unsupportedScript });
});

it('measures clips of pictures by their length, whatever is written beside them', () => {
  expect(filesMeasure({ seconds: 3, prompt: '"Привет"' })).toEqual({ frames: 72, unsupportedScript: null });
  expect(filesMeasure({}).frames).toBe(120);
});
