import { expect, it } from 'vitest';

import { operationIn, startProblem } from './wire-check.ts';

const MODEL = 'veo-3.1-generate-001';
const PICTURE = { bytesBase64Encoded: 'AAAA', mimeType: 'image/webp' };
const PARAMETERS = { aspectRatio: '16:9', durationSeconds: 8, generateAudio: true };

const start = (instance: object = {}, parameters: object = {}) => ({
  instances: [{ prompt: 'a paper boat', ...instance }],
  parameters: { ...PARAMETERS, ...parameters },
});

it('takes what is documented', () => {
  expect(startProblem(start(), MODEL)).toBeUndefined();
  expect(
    startProblem(start({ image: PICTURE, lastFrame: PICTURE }, { resolution: '4k', seed: 1 }), MODEL),
  ).toBeUndefined();
});

it.each([
  ['another field', { ...start(), webhook: 'x' }, 'webhook'],
  ['two instances', { ...start(), instances: [{}, {}] }, 'instances'],
  ['another field of the instance', start({ first_frame: PICTURE }), 'first_frame'],
  ['no prompt', start({ prompt: '' }), 'prompt'],
  [
    'a picture in the words of the Gemini API',
    start({ image: { imageBytes: 'AAAA', mimeType: 'image/png' } }),
    'image',
  ],
  ['a picture of another type', start({ image: { ...PICTURE, mimeType: 'image/gif' } }), 'image'],
  ['a last picture without a first', start({ lastFrame: PICTURE }), 'lastFrame'],
  ['a picture and a video', start({ image: PICTURE, video: { ...PICTURE, mimeType: 'video/mp4' } }), 'image and video'],
  ['references without their kind', start({ referenceImages: [{ image: PICTURE }] }), 'referenceImages'],
  ['another parameter', start({}, { duration: 8 }), 'duration'],
  ['a length it does not make', start({}, { durationSeconds: 5 }), 'durationSeconds'],
  ['a length as text', start({}, { durationSeconds: '8' }), 'durationSeconds'],
  ['no word about sound', start({}, { generateAudio: undefined }), 'generateAudio'],
  ['a shape it does not make', start({}, { aspectRatio: '1:1' }), 'aspectRatio'],
])('refuses %s', (_what, json, problem) => {
  expect(startProblem(json, MODEL)).toBe(problem);
});

it('knows what the lightest model lacks', () => {
  const lite = 'veo-3.1-lite-generate-001';
  expect(startProblem(start({}, { resolution: '4k' }), lite)).toBe('resolution');
  const references = [{ image: PICTURE, referenceType: 'asset' }];
  expect(startProblem(start({ referenceImages: references }), lite)).toBe('referenceImages');
});

it('reads the operation that is asked for, and nothing beside it', () => {
  expect(operationIn({ operationName: 'a' })).toBe('a');
  expect(operationIn({ operationName: 'a', pageSize: 1 })).toBeUndefined();
  expect(operationIn({ name: 'a' })).toBeUndefined();
});
