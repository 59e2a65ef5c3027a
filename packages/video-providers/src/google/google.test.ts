import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Mode } from '@kinora/contracts/catalogue';
import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import { createGoogle, locationOf } from './google.ts';
import { GOOGLE_WIRE } from './wire.ts';

const SUBJECT = { wire: GOOGLE_WIRE, create: createGoogle };

conformsToRemoteProvider(SUBJECT);

const PROMPT = 'a paper boat on a storm at night';
const PICTURE = {
  bytesBase64Encoded: Buffer.from('RIFF....WEBP').toString('base64'),
  mimeType: 'image/webp',
};
const VIDEO = { bytesBase64Encoded: Buffer.from('....ftypmp42').toString('base64'), mimeType: 'video/mp4' };

it('asks for what was chosen in the words of Veo, at the model of its tier', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  const asked = requestFor({ model: 'veo-3-1', mode: 'text' });
  const input = {
    ...asked.input,
    tier: 'standard',
    resolution: '1080p',
    shape: '9:16',
    audio: false,
    seed: 7,
    negative: 'rain',
  } as const;
  await provider.start({ ...asked, input }, { key: 'one' });
  expect(simulator.accepted[0]?.asked).toEqual({
    model: 'veo-3.1-generate-001',
    instances: [{ prompt: PROMPT }],
    parameters: {
      sampleCount: 1,
      aspectRatio: '9:16',
      resolution: '1080p',
      durationSeconds: 8,
      generateAudio: false,
      negativePrompt: 'rain',
      seed: 7,
    },
  });
  await bench.close();
});

const USUAL = { sampleCount: 1, aspectRatio: '16:9', resolution: '720p', generateAudio: true };

it.each([
  ['image', { image: PICTURE }, { durationSeconds: 8 }],
  ['first-last', { image: PICTURE, lastFrame: PICTURE }, { durationSeconds: 8 }],
  ['reference', { referenceImages: [{ image: PICTURE, referenceType: 'asset' }] }, { durationSeconds: 8 }],
  ['video', { video: VIDEO }, {}],
] as const)('sends the files of mode %s within the request', async (mode: Mode, files, length) => {
  const bench = await openRemote(SUBJECT);
  await bench.provider.start(bench.requestFor({ model: 'veo-3-1', mode }), { key: mode });
  expect(bench.simulator.accepted[0]?.asked).toEqual({
    model: 'veo-3.1-fast-generate-001',
    instances: [{ prompt: PROMPT, ...files }],
    parameters: { ...USUAL, ...length },
  });
  await bench.close();
});

it('copies a video that is too long for a check', async () => {
  const film = Buffer.alloc(9 * 1_048_576, 'paper boat');
  const bench = await openRemote({ ...SUBJECT, film });
  const operation = await bench.started();
  const checked = await bench.provider.check(operation);
  if (!checked.ok || checked.value.state !== 'ready') throw new Error('not ready');
  const path = join(bench.folder, 'film');
  const copied = await bench.provider.fetch(operation, checked.value.output, { path, maxBytes: film.length });
  expect(copied).toEqual({ ok: true, value: { bytes: film.length, type: 'video/mp4' } });
  expect(readFileSync(path).equals(film)).toBe(true);
  const shorter = { path: join(bench.folder, 'shorter'), maxBytes: film.length - 1 };
  expect(await bench.provider.fetch(operation, checked.value.output, shorter)).toMatchObject({
    failure: { reason: 'bad-result', at: 'request' },
  });
  expect(existsSync(shorter.path)).toBe(false);
  await bench.close();
});

it('stops copying when it is called off, and says so', async () => {
  const bench = await openRemote(SUBJECT);
  const operation = await bench.started();
  bench.simulator.fault({ fault: 'silent', on: 'check' });
  const to = { path: join(bench.folder, 'film'), maxBytes: 1000, signal: AbortSignal.timeout(50) };
  expect(await bench.provider.fetch(operation, { url: '' }, to)).toMatchObject({ failure: { reason: 'interrupted' } });
  await bench.close();
});

it('says that a video could not be written', async () => {
  const bench = await openRemote(SUBJECT);
  const to = { path: join(bench.folder, 'none', 'film'), maxBytes: 1000 };
  expect(await bench.provider.fetch(await bench.started(), { url: '' }, to)).toMatchObject({
    failure: { reason: 'storage-full', at: 'route' },
  });
  await bench.close();
});

it('says whether the words or the picture were stopped', async () => {
  const bench = await openRemote(SUBJECT);
  for (const outcome of ['declined', 'picture-declined'] as const) {
    bench.simulator.comesTo(outcome);
    expect(await bench.provider.check(await bench.started())).toMatchObject({
      value: { state: 'failed', failure: { reason: outcome, at: 'request', code: '3' } },
    });
  }
  await bench.close();
});

it('finds that a job that never was is gone, as a test of a route asks', async () => {
  const bench = await openRemote(SUBJECT);
  const none = { id: '00000000-0000-4000-8000-000000000000', more: {} };
  expect(await bench.provider.check(none)).toMatchObject({ failure: { reason: 'gone', code: 'NOT_FOUND' } });
  await bench.close();
});

it.each([
  ['https://us-central1-aiplatform.googleapis.com/v1', 'us-central1'],
  ['https://europe-west4-aiplatform.googleapis.com/v1', 'europe-west4'],
  ['https://aiplatform.eu.rep.googleapis.com/v1', 'eu'],
  ['https://aiplatform.googleapis.com/v1', 'global'],
  ['https://proxy.example.com/v1', 'us-central1'],
])('asks %s for the location %s', (base, location) => {
  expect(locationOf(base)).toBe(location);
});
