import { expect, it } from 'vitest';

import { clipMeasure, clipScene, filesMeasure } from './clip-scene.ts';

it('plans the choices of an input, and the engine’s own where it has none', () => {
  const plan = clipScene({ prompt: 'a fox', seconds: 3, shape: '1:1', style: 'oil' }, { watermark: true });
  expect(plan).toMatchObject({ width: 720, height: 720, frames: 72, style: 'storybook', seed: 0, watermark: true });
});

it('draws the style that the words ask for, unless another is chosen', () => {
  const prompt = 'a fox, pixel art';
  expect(clipScene({ prompt }, { watermark: true }).style).toBe('pixel');
  expect(clipScene({ prompt, style: 'auto' }, { watermark: true }).style).toBe('pixel');
  expect(clipScene({ prompt, style: 'ink' }, { watermark: true }).style).toBe('ink');
});

it('moves the camera as it was chosen, or as the words say', () => {
  const prompt = 'a fox in a forest, pan left';
  expect(clipScene({ prompt, camera: 'vertigo' }, { watermark: false }).camera).toBe('dolly-zoom');
  expect(clipScene({ prompt, camera: 'auto' }, { watermark: false }).camera).toBe('pan-left');
});

it('leaves out what the input does not want', () => {
  const { cast } = clipScene({ prompt: 'a fox and a dog', negative: 'dogs' }, { watermark: false });
  expect(cast.map(({ name }) => name)).toEqual(['fox']);
});

it('measures what it would plan', () => {
  const input = { prompt: 'a fox says "Привет"', seconds: 4 };
  const { frames, unsupportedScript } = clipScene(input, { watermark: false });
  expect(clipMeasure(input)).toEqual({ frames, unsupportedScript });
});

it('measures clips of pictures by their length, whatever is written beside them', () => {
  expect(filesMeasure({ seconds: 3, prompt: '"Привет"' })).toEqual({ frames: 72, unsupportedScript: null });
  expect(filesMeasure({}).frames).toBe(120);
});
