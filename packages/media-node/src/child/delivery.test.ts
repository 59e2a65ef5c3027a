import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createDelivery, discardFiles } from './delivery.ts';
import { digestOf } from './durable-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-delivery-'));
});
afterEach(() => rm(folder, { recursive: true }));

const fileOf = (name: string) => ({ draft: join(folder, `.${name}.part`), file: join(folder, name) });

it('lets a draft appear under its name, and says so once it has', async () => {
  const told: unknown[] = [];
  const clip = fileOf('clip.mp4');
  const delivery = createDelivery({ files: { clip } }, (rendition, digest) => told.push([rendition, digest]));
  await writeFile(clip.draft, 'frames');
  await delivery.publish('clip');
  expect(await readdir(folder)).toEqual(['clip.mp4']);
  expect(told).toEqual([['clip', await digestOf(clip.file)]]);
  expect(delivery.digests).toEqual({ clip: await digestOf(clip.file) });
});

it('replaces what stood there', async () => {
  const poster = fileOf('poster.webp');
  const delivery = createDelivery({ files: { poster } }, () => undefined);
  await writeFile(poster.file, 'old');
  await delivery.write('poster', async () => Buffer.from('new'));
  expect(await readFile(poster.file, 'utf8')).toBe('new');
});

it('does no work for what nobody asked for', async () => {
  const delivery = createDelivery({ files: {} }, () => expect.unreachable('nothing was asked for'));
  await delivery.write('peaks', () => Promise.reject(new Error('not wanted')));
  await delivery.publish('clip');
  expect(delivery.draftOf('peaks')).toBeNull();
  expect(delivery.digests).toEqual({});
});

it('leaves nothing of a job that nobody waits for', async () => {
  const [clip, poster] = [fileOf('clip.mp4'), fileOf('poster.webp')];
  await writeFile(clip.file, 'whole');
  await writeFile(poster.draft, 'half');
  await writeFile(join(folder, 'other'), 'not of this job');
  discardFiles({ files: { clip, poster } });
  expect(await readdir(folder)).toEqual(['other']);
});

it('has a place for frames that wait, beside the draft, and clears it', async () => {
  const master = fileOf('master.mp4');
  const delivery = createDelivery({ files: { master } }, () => undefined);
  const spool = delivery.spoolOf('master') ?? '';
  await writeFile(spool, 'frames');
  expect(await readdir(folder)).toEqual(['.master.mp4.part.spool']);
  await delivery.discardSpool('master');
  await writeFile(spool, 'frames');
  discardFiles({ files: { master } });
  expect(await readdir(folder)).toEqual([]);
  expect(delivery.spoolOf('clip')).toBeNull();
});
