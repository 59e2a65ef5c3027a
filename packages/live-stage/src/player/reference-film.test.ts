import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openFilm } from './open-film.ts';
import { openReferenceFilm } from './reference-film.ts';

const SIZE = { width: 96, height: 54 };
const WORDS = {
  kind: 'prompt',
  prompt: 'a fox in the snow',
  options: { shape: '16:9', resolution: '360p', seconds: 3, style: 'storybook', seed: 7, watermark: true },
} as const;

/** A picture of one colour; the file's text is the colour. */
async function decode(file: Blob) {
  const canvas = createCanvas(40, 30);
  const context = canvas.getContext('2d');
  context.fillStyle = await file.text();
  context.fillRect(0, 0, 40, 30);
  return canvas;
}

const mine = (colour: string) => ({ kind: 'file', id: colour, file: new Blob([colour]) }) as const;

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode);
  // A constructor, as the platform's is.
  vi.stubGlobal('OffscreenCanvas', function surface(width: number, height: number) {
    return createCanvas(width, height);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function meanOf(colour: string, isPlain = false) {
  const film = await openReferenceFilm(WORDS, [mine(colour)]);
  const paint = await film.load();
  const context = createCanvas(SIZE.width, SIZE.height).getContext('2d');
  paint({ ...SIZE, isPlain }).drawFrame(context, 24);
  const { data } = context.getImageData(0, 0, SIZE.width, SIZE.height);
  const mean = (channel: number) =>
    data.reduce((sum, level, index) => sum + (index % 4 === channel ? level : 0), 0) / (data.length / 4);
  return { red: mean(0), blue: mean(2), data };
}

it('is opened for words that have references, as long as without', async () => {
  const film = await openFilm({ ...WORDS, references: [mine('#c02020')] });
  expect(film).toMatchObject({ width: 640, height: 360, frames: 72, understood: { seen: ['fox', 'snow'] } });
});

it('takes on the colour of its pictures, and has the mark over it', async () => {
  const [red, blue] = [await meanOf('#c02020'), await meanOf('#2020c0')];
  expect(red.red - red.blue).toBeGreaterThan(40);
  expect(blue.blue - blue.red).toBeGreaterThan(40);
  expect((await meanOf('#c02020', true)).data).not.toEqual(red.data);
});
