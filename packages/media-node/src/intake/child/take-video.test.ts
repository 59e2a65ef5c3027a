import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { VideoFormat } from '../limits.ts';
import { pathOf } from '../testing/fixture-files.ts';
import { takeVideo } from './take-video.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-video-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function take(name: string, format: VideoFormat) {
  const target = join(folder, 'result');
  const job = {
    sniffed: { kind: 'video', format } as const,
    use: 'creation' as const,
    folder,
    source: await pathOf(name),
    target,
  };
  return takeVideo({ ...job, ffmpegPath: null }, () => undefined);
}

it('tells what a film was and what it became', async () => {
  const { source, ...report } = await take('fifteen-a-second.mp4', 'mp4');
  const video = { kind: 'video', width: 160, height: 90, fps: 30, frames: 30, seconds: 1, hasSound: false };
  expect(report).toEqual({ ...video, codec: 'node-av' });
  expect(source).toMatchObject({ format: 'mp4', codec: 'h264', width: 160, height: 90, droppedSound: null });
  expect(source.framesPerSecond).toBeCloseTo(15);
});

it('says which sound it had to leave out', async () => {
  const { hasSound, source } = await take('sound-of-telephones.mov', 'mov');
  expect(hasSound).toBe(false);
  expect(source.droppedSound).toBe('pcm_mulaw');
});

it.each([
  ['encrypted', 'locked.mp4', 'mp4'],
  ['too-many-pixels', 'huge-frame.mp4', 'mp4'],
  ['too-long', 'a-day-that-lies.mp4', 'mp4'],
  ['too-small', 'stripe.mp4', 'mp4'],
  ['damaged', 'scrambled.mp4', 'mp4'],
  ['damaged', 'elsewhere.mov', 'mov'],
] as const)('refuses as %s: %s', async (reason, name, format) => {
  await expect(take(name, format)).rejects.toMatchObject({ refusal: { reason } });
});

it('leaves to others to say what a library of decoders could not read', async () => {
  await expect(take('index-first.mp4', 'webm')).rejects.toMatchObject({ code: 'EMEDIA' });
});

it('takes no picture', async () => {
  const job = {
    sniffed: { kind: 'picture', format: 'png' } as const,
    use: 'creation' as const,
    folder,
    source: '',
    target: '',
    ffmpegPath: null,
  };
  await expect(takeVideo(job, () => undefined)).rejects.toThrow('no video');
});
