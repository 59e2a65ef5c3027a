import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { nodeAvCodec } from '../../codec/adapters/node-av-codec.ts';
import type { Sniffed } from '../sniffed.ts';
import { pathOf } from '../testing/fixture-files.ts';
import { isAudioOnly, takeSound } from './take-sound.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-take-sound-'));
});
afterAll(() => rm(folder, { recursive: true }));

const aJob = async (name: string, sniffed: Sniffed) => ({
  sniffed,
  use: 'timeline' as const,
  folder,
  source: await pathOf(name),
  target: join(folder, 'result'),
  ffmpegPath: null,
});
const quiet = () => undefined;

it('makes a sound of a sound, tells how far it is and what it was', async () => {
  const told: number[] = [];
  const job = await aJob('tone.flac', { kind: 'sound', format: 'flac' });
  const report = await takeSound(job, (done) => told.push(done));
  expect(report).toMatchObject({ kind: 'sound', codec: 'node-av', source: { format: 'flac', codec: 'flac' } });
  expect(report.seconds).toBeCloseTo(1, 1);
  expect([told[0], told.at(-1)]).toEqual([0, 1]);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect((await nodeAvCodec.decodeSound(job.target)).left.length / 48_000).toBeCloseTo(report.seconds, 1);
});

it('finds out where a container of videos holds a sound alone, for a timeline', async () => {
  const video = { kind: 'video', format: 'mp4' } as const;
  const recording = await aJob('recording-of-a-phone.mp4', video);
  expect(await isAudioOnly(recording)).toBe(true);
  expect(await isAudioOnly({ ...recording, use: 'creation' })).toBe(false);
  expect(await isAudioOnly(await aJob('index-first.mp4', video))).toBe(false);
  expect(await takeSound(recording, quiet)).toMatchObject({ source: { format: 'mp4', codec: 'aac' } });
});

it('refuses a form we do not take, and no picture comes here', async () => {
  const telephone = await aJob('telephone.wav', { kind: 'sound', format: 'wav' });
  await expect(takeSound(telephone, quiet)).rejects.toMatchObject({
    refusal: { reason: 'unsupported-codec', detail: { found: 'pcm_mulaw' } },
  });
  const picture = await aJob('tone.wav', { kind: 'picture', format: 'png' });
  await expect(takeSound(picture, quiet)).rejects.toThrow('no sound');
});
