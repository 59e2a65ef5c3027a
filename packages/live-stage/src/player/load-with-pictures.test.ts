import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadWithPictures } from './load-with-pictures.ts';

const weights = await readFile(
  createRequire(import.meta.url).resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite'),
);
const decoded = { width: 4, height: 3, close: () => {} };
const mine = [{ kind: 'file', id: 'one', file: new Blob(['1']) }] as const;
const WANTED = { names: ['first', 'last'], fonts: [], cutsOut: true };

let asked: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(new Response(weights));
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(decoded));
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

it('hands the pictures out under the engine’s names for them', async () => {
  const environment = await loadWithPictures(mine, { ...WANTED, cutsOut: false });
  expect([environment.picture('first'), environment.picture('last')]).toEqual([decoded, null]);
});

describe('what finds people', () => {
  it('is not loaded for pictures of ours, nor for scenes that cut nobody out', async () => {
    const ours = await loadWithPictures([{ kind: 'sample', name: 'man' }], WANTED);
    const uncut = await loadWithPictures(mine, { ...WANTED, cutsOut: false });
    expect([ours.findPeople, uncut.findPeople]).toEqual([undefined, undefined]);
    expect(asked.filter((url) => url.includes('tflite'))).toEqual([]);
  });

  it.each([
    ['is away', () => Promise.reject(new Error('offline'))],
    ['is no network', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is done without where it %s', async (_, other) => {
    answer = other;
    const environment = await loadWithPictures(mine, WANTED);
    expect(environment.findPeople).toBeUndefined();
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

  it('is asked for again after that, and then kept', async () => {
    const environment = await loadWithPictures(mine, WANTED);
    const size = { width: 8, height: 8 };
    const shares = environment.findPeople?.({ ...size, data: new Uint8ClampedArray(8 * 8 * 4) }, size);
    expect(shares).toHaveLength(64);
    expect(await loadWithPictures(mine, WANTED)).toMatchObject({ findPeople: environment.findPeople });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('selfie_segmentation.tflite');
  });
});
