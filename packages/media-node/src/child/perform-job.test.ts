import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { planScene } from '@kinora/media-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { digestOf } from './durable-file.ts';
import { performJob } from './perform-job.ts';

const plan = planScene('mountain lake at dawn, a canoe', {
  shape: '16:9',
  resolution: '360p',
  seconds: 3,
  style: 'storybook',
  seed: 1,
});
const quiet = { onFrame: () => undefined, signal: new AbortController().signal };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-job-'));
});
afterAll(() => rm(folder, { recursive: true }));

const aJob = () => ({ plan, clip: join(folder, 'clip'), poster: join(folder, 'poster'), ffmpegPath: null });

it('reports what stands on the disk', { timeout: 60_000 }, async () => {
  const job = aJob();
  const result = await performJob(job, quiet);
  expect(result).toMatchObject({ ok: true, value: { codec: 'node-av', frames: 72, clip: await digestOf(job.clip) } });
  expect(result).toMatchObject({ value: { poster: await digestOf(job.poster) } });
});

it('is cancelled by its signal', async () => {
  const result = await performJob(aJob(), { ...quiet, signal: AbortSignal.abort() });
  expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
});

it('tells a full disk from other problems', { timeout: 60_000 }, async () => {
  const full = await performJob({ ...aJob(), poster: '/dev/full' }, quiet);
  const nowhere = await performJob({ ...aJob(), clip: join(folder, 'nowhere', 'clip') }, quiet);
  expect(full).toMatchObject({ ok: false, failure: { kind: 'disk-full' } });
  expect(nowhere).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
});
