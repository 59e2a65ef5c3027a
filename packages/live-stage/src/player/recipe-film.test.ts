import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { anEffect } from '../testing/an-effect.ts';
import { openRecipeFilm } from './recipe-film.ts';

const SIZE = { width: 60, height: 80 };

/** A picture of one colour with a patch of another; the file's text is the colour. */
async function decode(file: Blob) {
  const canvas = createCanvas(90, 120);
  const context = canvas.getContext('2d');
  context.fillStyle = await file.text();
  context.fillRect(0, 0, 90, 120);
  context.fillStyle = '#f0d0b0';
  context.fillRect(30, 40, 30, 50);
  return canvas;
}

const mine = (colour: string) => ({ kind: 'file', id: colour, file: new Blob([colour]) }) as const;

async function draw(part: Parameters<typeof anEffect>[0]): Promise<Uint8ClampedArray> {
  const paint = await openRecipeFilm(anEffect(part)).load();
  const context = createCanvas(SIZE.width, SIZE.height).getContext('2d');
  paint(SIZE).drawFrame(context, 76);
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data;
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode);
  // A constructor, as the platform's is.
  vi.stubGlobal('OffscreenCanvas', function surface(width: number, height: number) {
    return createCanvas(width, height);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('shows the picture as it is without an effect, and changed with one', async () => {
  const pictures = [mine('#3050a0')];
  const plain = await draw({ recipe: null, pictures });
  expect(plain.slice(0, 3)).toEqual(Uint8ClampedArray.of(0x30, 0x50, 0xa0));
  expect(await draw({ recipe: 'disco-fever', pictures })).not.toEqual(plain);
});

it('changes with what is chosen', async () => {
  const pictures = [mine('#305040')];
  const usual = await draw({ recipe: 'disco-fever', pictures });
  expect(await draw({ recipe: 'disco-fever', pictures, chosen: { amount: 200 } })).not.toEqual(usual);
  expect(await draw({ recipe: 'disco-fever', pictures, chosen: { unknown: 200 } })).toEqual(usual);
});

it('hands both pictures to an effect that takes two', async () => {
  const one = await draw({ recipe: 'then-and-now', pictures: [mine('#305040'), mine('#a02020')] });
  expect(await draw({ recipe: 'then-and-now', pictures: [mine('#305040'), mine('#2020a0')] })).not.toEqual(one);
});
