import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openFilm } from './open-film.ts';
import type { PhotoScene } from './preview-scene.ts';

const SIZE = { width: 96, height: 54 };

/** A picture of one colour with a patch of another; the file's text is the colour. */
async function decode(file: Blob) {
  const canvas = createCanvas(160, 90);
  const context = canvas.getContext('2d');
  context.fillStyle = await file.text();
  context.fillRect(0, 0, 160, 90);
  context.fillStyle = '#f0d0b0';
  context.fillRect(60, 30, 40, 60);
  return canvas;
}

const mine = (colour: string) => ({ kind: 'file', id: colour, file: new Blob([colour]) }) as const;
const OPTIONS = { shape: '16:9', seconds: 3, seed: 7, camera: 'auto', motion: 'medium', watermark: false } as const;
const aScene = (part: Partial<PhotoScene>): PhotoScene => ({
  kind: 'photo',
  pictures: [mine('#3050a0')],
  prompt: '',
  options: OPTIONS,
  ...part,
});

async function draw(part: Partial<PhotoScene>, frame: number): Promise<Uint8ClampedArray> {
  const film = await openFilm(aScene(part));
  const paint = await film.load();
  const context = createCanvas(SIZE.width, SIZE.height).getContext('2d');
  paint(SIZE).drawFrame(context, frame);
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

it('knows length, size, words and sound of a picture in motion', async () => {
  const film = await openFilm(aScene({ prompt: 'a fox in the snow, zoom out' }));
  expect(film).toMatchObject({ width: 1280, height: 720, frames: 72, fps: 24 });
  expect(film.understood).toEqual({
    seen: ['snow', 'zoom out'],
    drawnAs: [],
    missed: ['fox'],
    isSubjectMissed: false,
    styleNamed: null,
    unsupportedScript: null,
  });
  expect((await film.synthesise?.())?.left.length).toBeGreaterThan(48_000);
});

it('moves, and as it was chosen', async () => {
  const first = await draw({}, 0);
  expect(await draw({}, 60)).not.toEqual(first);
  const still = { options: { ...OPTIONS, camera: 'still' } };
  expect(await draw(still, 60)).toEqual(await draw(still, 0));
});

it('shows the part that was chosen and nothing else', async () => {
  const part = { x: 0.15, y: 0.15, zoom: 3 };
  const data = await draw({ options: { ...OPTIONS, camera: 'orbit', crops: { first: part } } }, 40);
  const far = data.filter((value, at) => at % 4 === 2 && Math.abs(value - 0xa0) > 12);
  expect(far).toHaveLength(0);
});

it('ends with the second picture', async () => {
  const [one, other] = await Promise.all(
    ['#a02020', '#20a020'].map((colour) => draw({ pictures: [mine('#3050a0'), mine(colour)] }, 71)),
  );
  expect(one).not.toEqual(other);
});
