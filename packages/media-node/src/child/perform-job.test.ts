import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { decodePeaks, encodePeaks, measurePeaks } from '@kinora/footage/sound';
import { synthesise } from '@kinora/scenes/sound';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chooseCodec } from '../codec/choose-codec.ts';
import type { CodecPort } from '../codec/codec-port.ts';
import { readCredentials } from '../credentials/c2pa-sdk.ts';
import { ENGINE_ORIGIN } from '../credentials/manifest.ts';
import type { Rendition, RenderProgress, RenderReport } from '../render-job.ts';
import { aSceneJob, aSigner, aWatch, jobFiles } from '../testing/a-job.ts';
import { crop, likeness, readClip, readPicture, resize } from '../testing/pictures.ts';
import { aTinyPlan } from '../testing/tiny-plan.ts';
import { digestOf } from './durable-file.ts';
import { performJob } from './perform-job.ts';

const ALL: readonly Rendition[] = ['clip', 'master', 'peaks', 'poster', 'proxy', 'sprite'];
const MARK = { x: 140, y: 78, width: 20, height: 12 };
const REST = { x: 0, y: 0, width: 100, height: 90 };

let folder: string;
let codec: CodecPort;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-job-'));
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  codec = choice.value;
});
afterAll(() => rm(folder, { recursive: true }));

const path = (rendition: Rendition) => join(folder, rendition);

describe('all that is made of a scene', { timeout: 60_000 }, () => {
  let report: RenderReport;
  const seen: RenderProgress[] = [];
  const appeared: Rendition[] = [];
  const signer = aSigner();

  beforeAll(async () => {
    const files = { ...jobFiles(folder, ALL), ...jobFiles(folder, ['clip']) };
    const certificates = signer.certificates.map((raw) => Buffer.from(raw).toString('base64'));
    const job = aSceneJob(folder, { files, credentials: { certificates, origin: ENGINE_ORIGIN } });
    const watch = aWatch({
      onProgress: (progress) => seen.push(progress),
      onFile: (rendition) => appeared.push(rendition),
      sign: (bytes) => signer.sign(bytes),
    });
    const result = await performJob(job, watch);
    if (!result.ok) throw new Error(result.failure.detail);
    report = result.value;
  }, 60_000);

  it('appears one by one: first what can be played, with its poster', async () => {
    expect(appeared).toEqual(['poster', 'clip', 'sprite', 'peaks', 'proxy', 'master']);
    expect((await readdir(folder)).toSorted()).toEqual(ALL);
  });

  it('is reported as it stands on the disk', async () => {
    for (const rendition of ALL) expect(report.files[rendition]).toEqual(await digestOf(path(rendition)));
    expect(report).toMatchObject({ codec: 'node-av', frames: 12, seconds: 0.5, width: 160, height: 90 });
  });

  it('is told by its phases', () => {
    const all = ['drawing', 'proxy', 'master'].flatMap((phase) =>
      Array.from({ length: 12 }, (_, index) => ({ phase, frame: index + 1, frames: 12 })),
    );
    expect(seen).toEqual(all);
  });

  it('differs between clip and master by the mark in the corner only', async () => {
    const [clips, masters] = [await readClip(codec, path('clip')), await readClip(codec, path('master'))];
    expect([clips.length, masters.length]).toEqual([12, 12]);
    for (const [index, clip] of clips.entries()) {
      const master = masters[index] ?? clip;
      expect(likeness(crop(clip, MARK), crop(master, MARK))).toBeLessThan(30);
      expect(likeness(crop(clip, REST), crop(master, REST))).toBeGreaterThan(37);
    }
  });

  it('has a poster without the mark, for both of them', async () => {
    const [poster, clips] = [await readPicture(path('poster')), await readClip(codec, path('clip'))];
    const [, , , , , , clip = poster] = clips;
    expect(likeness(crop(poster, REST), crop(clip, REST))).toBeGreaterThan(27);
    expect(likeness(crop(poster, MARK), crop(clip, MARK))).toBeLessThan(24);
    const [, , , , , , master = poster] = await readClip(codec, path('master'));
    expect(likeness(crop(poster, MARK), crop(master, MARK))).toBeGreaterThan(27);
  });

  it('has the frames of the clip in the sprite, and its moments in the facts', async () => {
    const sprite = await readPicture(path('sprite'));
    const clips = await readClip(codec, path('clip'));
    const facts = report.sprite;
    expect(facts).toMatchObject({ columns: 4, rows: 3, tileWidth: 160, tileHeight: 90 });
    for (const [tile, seconds] of (facts?.seconds ?? []).entries()) {
      const box = { x: (tile % 4) * 160, y: Math.floor(tile / 4) * 90, width: 160, height: 90 };
      const frame = clips[Math.round(seconds * 24)];
      expect(likeness(crop(sprite, box), frame ?? sprite)).toBeGreaterThan(27);
    }
  });

  it('has the frames of the clip in the proxy, without sound', async () => {
    const [clips, proxies] = [await readClip(codec, path('clip')), await readClip(codec, path('proxy'))];
    expect(await codec.probe(path('proxy'))).toMatchObject({ fastStart: true, audio: null });
    expect(proxies).toHaveLength(12);
    for (const [index, proxy] of proxies.entries()) {
      expect(likeness(resize(clips[index] ?? proxy, proxy.width, proxy.height), proxy)).toBeGreaterThan(27);
    }
  });

  it('has the peaks of the sound as it was before it was encoded', async () => {
    const bytes = new Uint8Array(await readFile(path('peaks')));
    expect(bytes).toEqual(encodePeaks(measurePeaks(synthesise(aTinyPlan()))));
    expect(decodePeaks(bytes)).toMatchObject({ sampleRate: 48_000, channels: 2, length: 24_000 });
  });

  it('vouches for clip and master, not for the proxy', async () => {
    for (const rendition of ['clip', 'master'] as const) {
      expect(await readCredentials(await readFile(path(rendition)))).toMatchObject({ state: 'Valid' });
    }
    await expect(readCredentials(await readFile(path('proxy')))).rejects.toThrow('JumbfNotFound');
  });
});

it('makes no more than was asked for', { timeout: 60_000 }, async () => {
  const bare = await mkdtemp(join(folder, 'bare-'));
  const result = await performJob(aSceneJob(bare, { plan: aTinyPlan({ watermark: false }) }), aWatch());
  expect(result).toMatchObject({ ok: true, value: { sprite: null } });
  expect(await readdir(bare)).toEqual(['clip', 'poster']);
});

it.each(['drawing', 'proxy', 'master'] as const)('is cancelled by its signal while %s', async (phase) => {
  const stopping = new AbortController();
  const files = { ...jobFiles(folder, ['master', 'proxy']), ...jobFiles(folder, ['clip']) };
  const onProgress = (progress: RenderProgress) => progress.phase === phase && stopping.abort();
  const result = await performJob(aSceneJob(folder, { files }), aWatch({ onProgress, signal: stopping.signal }));
  expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
});

it('tells a full disk from other problems', { timeout: 60_000 }, async () => {
  const files = jobFiles(folder, ['clip', 'poster']);
  const fullFiles = { ...files, poster: { ...files.poster, draft: '/dev/full' } };
  const full = await performJob(aSceneJob(folder, { files: fullFiles }), aWatch());
  const nowhere = await performJob(aSceneJob(folder, { files: jobFiles(join(folder, 'no'), ['clip']) }), aWatch());
  expect(full).toMatchObject({ ok: false, failure: { kind: 'disk-full' } });
  expect(nowhere).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
});

it('fails when nobody vouches for a clip that needs it', { timeout: 60_000 }, async () => {
  const unsigned = await mkdtemp(join(folder, 'unsigned-'));
  const credentials = { certificates: [Buffer.from('x').toString('base64')], origin: ENGINE_ORIGIN };
  const result = await performJob(aSceneJob(unsigned, { credentials }), aWatch());
  expect(result).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
  expect(await readdir(unsigned)).not.toContain('clip');
});
