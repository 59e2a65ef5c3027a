import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { PictureFormat } from '../limits.ts';
import { pathOf } from '../testing/fixture-files.ts';
import { takePicture } from './take-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-picture-'));
});
afterAll(async () => {
  // Other tests of this process draw with it.
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  await rm(folder, { recursive: true });
});

const told: number[] = [];

async function take(name: string, format: PictureFormat) {
  const target = join(folder, 'result');
  const job = {
    sniffed: { kind: 'picture', format } as const,
    use: 'creation' as const,
    folder,
    source: await pathOf(name),
    target,
  };
  return takePicture({ ...job, ffmpegPath: null }, (done) => told.push(done));
}

it('tells what a picture was and what it became', async () => {
  const source = { format: 'png', width: 3000, height: 1000 };
  expect(await take('large.png', 'png')).toEqual({
    kind: 'picture',
    width: 2048,
    height: 683,
    hasAlpha: false,
    source,
  });
  expect(told).toEqual([0]);
  expect(await readdir(folder)).toEqual(['result']);
});

it.each([
  ['too-many-pixels', 'bomb.png', 'png'],
  ['side-too-long', 'ribbon.png', 'png'],
  ['too-small', 'dot.png', 'png'],
  ['damaged', 'scrambled.webp', 'webp'],
  // Read as what it was sniffed and as nothing else, whatever libvips would recognise.
  ['damaged', 'drawing.png', 'png'],
  ['damaged', 'loop.gif', 'png'],
  ['damaged', 'card.jpg', 'png'],
] as const)('refuses as %s: %s', async (reason, name, format) => {
  await expect(take(name, format)).rejects.toMatchObject({ refusal: { reason } });
});

it('takes no film', async () => {
  const job = {
    sniffed: { kind: 'video', format: 'mp4' } as const,
    use: 'creation' as const,
    folder,
    source: '',
    target: '',
    ffmpegPath: null,
  };
  await expect(takePicture(job, () => undefined)).rejects.toThrow('no picture');
});
