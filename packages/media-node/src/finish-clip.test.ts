import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { decodePeaks } from '@kinora/footage/sound';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { performJob } from './child/perform-job.ts';
import { chooseCodec } from './codec/choose-codec.ts';
import type { CodecPort } from './codec/codec-port.ts';
import { readCredentials } from './credentials/c2pa-sdk.ts';
import { finishClip, type FinishedClip } from './finish-clip.ts';
import { spriteLayout } from './sprite-layout.ts';
import { aSceneJob, aSigner, aWatch, jobFiles } from './testing/a-job.ts';
import { likeness, readClip, readPicture } from './testing/pictures.ts';

const { FFMPEG_PATH } = process.env;
const ADAPTERS = [
  { name: 'node-av', ffmpegPath: '' },
  ...(FFMPEG_PATH ? [{ name: 'ffmpeg', ffmpegPath: FFMPEG_PATH }] : []),
];

/** A clip takes a second or two on an idle machine; the gate's is not idle. */
const PATIENCE_MS = 60_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-render-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** All that belongs to a tiny clip, drawn in this process; each file is called as its rendition. */
async function drawIn(home: string, ffmpegPath: string): Promise<void> {
  await mkdir(home);
  const files = { ...jobFiles(home, ['master', 'peaks', 'poster', 'sprite']), ...jobFiles(home, ['clip']) };
  const result = await performJob(aSceneJob(home, { files, ffmpegPath }), aWatch());
  if (!result.ok) throw new Error(result.failure.detail);
}

async function reader(): Promise<CodecPort> {
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  return choice.value;
}

const pathOf = (file: { path: string } | null) => file?.path ?? 'it is missing';

/** The coarsest sixteen pairs. */
async function peaksOf(file: string): Promise<Int8Array> {
  const peaks = decodePeaks(new Uint8Array(await readFile(file)));
  return peaks?.levels.find((level) => level.length <= 64) ?? new Int8Array();
}

describe.each(ADAPTERS)('a finished clip, by $name', { timeout: PATIENCE_MS }, ({ name, ffmpegPath }) => {
  const signer = aSigner();
  let home: string;
  let finished: FinishedClip;
  beforeAll(async () => {
    home = join(folder, `finished-${name}`);
    await drawIn(home, ffmpegPath);
    const origin = { sourceType: 'trainedAlgorithmicMedia', model: 'Somebody’s model' } as const;
    const source = { path: join(home, 'master'), width: 160, height: 90, origin };
    const wanted = ['clip', 'peaks', 'poster', 'proxy', 'sprite'] as const;
    const result = await finishClip(source, { folder: home, name, ffmpegPath, watermark: true, signer, wanted });
    if (!result.ok) throw new Error(result.failure.detail);
    finished = result.value;
  }, PATIENCE_MS);

  it('gets the mark on every frame, as a drawn one has it', async () => {
    const codec = await reader();
    const [before, after] = [await readClip(codec, join(home, 'clip')), await readClip(codec, pathOf(finished.clip))];
    expect(after).toHaveLength(12);
    for (const [index, frame] of after.entries()) expect(likeness(frame, before[index] ?? frame)).toBeGreaterThan(32);
  });

  it('gets the poster and the sprite that a drawn one has', async () => {
    const [poster, sprite] = [await readPicture(pathOf(finished.poster)), await readPicture(pathOf(finished.sprite))];
    expect(likeness(poster, await readPicture(join(home, 'poster')))).toBeGreaterThan(30);
    expect(likeness(sprite, await readPicture(join(home, 'sprite')))).toBeGreaterThan(27);
    expect(finished.sprite).toMatchObject(spriteLayout({ width: 160, height: 90, frames: 12, fps: 24 }));
  });

  it('gets peaks of its sound, and a proxy of all its frames', async () => {
    const [before, after] = [await peaksOf(join(home, 'peaks')), await peaksOf(pathOf(finished.peaks))];
    const furthest = after.reduce((most, value, at) => Math.max(most, Math.abs(value - (before[at] ?? 0))), 0);
    expect(Math.max(...before)).toBeGreaterThan(20);
    expect(furthest).toBeLessThan(20);
    expect(await (await reader()).probe(pathOf(finished.proxy))).toMatchObject({ audio: null, video: { frames: 12 } });
  });

  it('says whose it is', async () => {
    const credentials = await readCredentials(await readFile(pathOf(finished.clip)));
    expect(JSON.stringify(credentials)).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(credentials).toMatchObject({ state: 'Valid' });
  });

  it('stays as it is when it is only to be vouched for', async () => {
    const source = { path: join(home, 'master'), width: 160, height: 90 };
    const origin = { sourceType: 'compositeSynthetic', model: 'an effect' } as const;
    const options = { folder: join(home, 'sealed'), name: 'sealed', ffmpegPath, watermark: false, signer };
    const made = await finishClip({ ...source, origin }, { ...options, wanted: ['clip'] });
    if (!made.ok) throw new Error(made.failure.detail);
    const codec = await reader();
    expect(await readClip(codec, pathOf(made.value.clip))).toEqual(await readClip(codec, source.path));
    expect(await readdir(options.folder)).toEqual(['sealed.mp4']);
    expect(made.value).toMatchObject({ poster: null, proxy: null, sprite: null, peaks: null, frames: 12 });
  });
});
