import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadWithPictures } from './load-with-pictures.ts';

const require = createRequire(import.meta.url);
const [people, faces] = await Promise.all(
  ['selfie_segmentation/selfie_segmentation', 'face_detection/face_detection_short_range'].map((path) =>
    readFile(require.resolve(`@mediapipe/${path}.tflite`)),
  ),
);
const decoded = { width: 4, height: 3, close: () => {} };
const mine = [{ kind: 'file', id: 'one', file: new Blob(['1']) }] as const;
const WANTED = { names: ['first', 'last'], fonts: [], cutsOut: true };

let asked: string[];
let answer: (url: string) => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = (url) => Promise.resolve(new Response(url.includes('face_detection') ? faces : people));
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(decoded));
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('hands the pictures out under the engine’s names for them', async () => {
  const environment = await loadWithPictures(mine, { ...WANTED, cutsOut: false });
  expect([environment.picture('first'), environment.picture('last')]).toEqual([decoded, null]);
});

describe('what finds people and faces', () => {
  it('is not loaded for pictures of ours, nor for scenes that cut nobody out', async () => {
    const ours = await loadWithPictures([{ kind: 'sample', name: 'man' }], WANTED);
    const uncut = await loadWithPictures(mine, { ...WANTED, cutsOut: false });
    const finders = [ours, uncut].flatMap(({ findFaces, findPeople }) => [findFaces, findPeople]);
    expect(finders.filter((find) => find !== undefined)).toEqual([]);
    expect(asked.filter((url) => url.includes('tflite'))).toEqual([]);
  });

  it.each([
    ['is away', () => Promise.reject(new Error('offline'))],
    ['is no network', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is done without where it %s', async (_, other) => {
    answer = other;
    const environment = await loadWithPictures(mine, WANTED);
    expect([environment.findFaces, environment.findPeople]).toEqual([undefined, undefined]);
    expect(environment.picture('first')).toBe(decoded);
  });

  it('is done without where it does not come', async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    const loading = loadWithPictures(mine, WANTED);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await loading).findPeople).toBeUndefined();
    vi.useRealTimers();
  });

  it('is there in part where one does not come, asked for again after that, and then kept', async () => {
    const both = answer;
    answer = (url) => (url.includes('face_detection') ? Promise.reject(new Error('offline')) : both(url));
    const { findFaces: none, findPeople } = await loadWithPictures(mine, WANTED);
    const size = { width: 8, height: 8 };
    const pixels = { ...size, data: new Uint8ClampedArray(8 * 8 * 4) };
    expect([none, findPeople?.(pixels, size).length]).toEqual([undefined, 64]);
    answer = both;
    const { findFaces } = await loadWithPictures(mine, WANTED);
    expect(findFaces?.(pixels, [])).toEqual([]);
    expect(await loadWithPictures(mine, WANTED)).toMatchObject({ findFaces, findPeople });
    expect(asked.map((url) => url.split('/').at(-1)?.split('.')[0])).toEqual([
      'selfie_segmentation',
      'face_detection_short_range',
      'face_detection_short_range',
    ]);
  });
});
