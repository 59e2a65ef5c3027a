import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findRecipe, RECIPES } from '@kinora/footage/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createDelivery } from '../child/delivery.ts';
import { performJob } from '../child/perform-job.ts';
import { chooseCodec } from '../codec/choose-codec.ts';
import type { CodecPort } from '../codec/codec-port.ts';
import type { TransformJob } from '../render-job.ts';
import { aSceneJob, aWatch, jobFiles } from '../testing/a-job.ts';
import { crop, likeness, readClip, resize } from '../testing/pictures.ts';
import { aTinyPlan } from '../testing/tiny-plan.ts';
import { transformSource } from './perform-transform.ts';
import { UNCHANGED, type TransformSpec } from './transform-spec.ts';

const PATIENCE_MS = 60_000;
/** Of the source. */
const FRAMES = 12;

let folder: string;
let source: string;
let codec: CodecPort;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-transform-'));
  const files = jobFiles(folder, ['clip', 'poster']);
  const drawn = await performJob(aSceneJob(folder, { files, plan: aTinyPlan({ watermark: false }) }), aWatch());
  if (!drawn.ok) throw new Error(drawn.failure.detail);
  source = files.clip.file;
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  codec = choice.value;
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

interface Made {
  readonly file: string;
  readonly master: string;
  readonly frames: number;
  readonly seconds: number;
}

/** Transforms the source in this process. */
async function made(changes: Partial<TransformSpec>, overrides: Partial<TransformJob> = {}): Promise<Made> {
  const home = await mkdtemp(join(folder, 'made-'));
  const files = jobFiles(home, ['clip', 'master', 'peaks', 'poster']);
  const plan = { ...UNCHANGED, ...changes };
  const job: TransformJob = {
    kind: 'transform',
    plan,
    source,
    watermark: false,
    files,
    credentials: null,
    ffmpegPath: null,
    ...overrides,
  };
  const watch = aWatch();
  const context = { job, codec, delivery: createDelivery(job, watch.onFile), watch };
  const { frames, seconds } = await transformSource(context, job);
  return { file: files.clip.file, master: files.master.file, frames, seconds };
}

/** Mean difference of a frame of one clip and a frame of another. */
async function difference([one, index]: [string, number], [two, other]: [string, number]): Promise<number> {
  const [first, second] = [await codec.decodeFrame(one, index), await codec.decodeFrame(two, other)];
  return first.reduce((sum, level, place) => sum + Math.abs(level - (second[place] ?? 0)), 0) / first.length;
}

const loudness = async (file: string) => {
  const { left } = await codec.decodeSound(file);
  return Math.sqrt(left.reduce((sum, sample) => sum + sample * sample, 0) / left.length);
};

describe('a changed clip', { timeout: PATIENCE_MS }, () => {
  it('is the source where nothing is changed, with its sound', async () => {
    const { file, frames } = await made({});
    expect(frames).toBe(FRAMES);
    expect(await difference([file, 7], [source, 7])).toBeLessThan(2);
    expect(await loudness(file)).toBeGreaterThan((await loudness(source)) * 0.8);
    expect((await readdir(join(file, '..'))).toSorted()).toEqual(['clip', 'peaks', 'poster']);
  });

  it('is cut to a frame of another shape and size', async () => {
    const { file } = await made({ frame: { width: 60, height: 120 } });
    const { video } = await codec.probe(file);
    expect([video.width, video.height]).toEqual([60, 120]);
    const pixels = await codec.decodeFrame(file, 5);
    const whole = await made({ frame: { width: 214, height: 120 } });
    const [one, other] = [pixels, await codec.decodeFrame(whole.file, 5)];
    const middle = Array.from({ length: 120 }, (_, row) => other.subarray((row * 214 + 77) * 4, (row * 214 + 137) * 4));
    const away = Buffer.concat(middle).reduce((sum, level, place) => sum + Math.abs(level - (one[place] ?? 0)), 0);
    expect(away / one.length).toBeLessThan(3);
    const large = await made({ frame: { width: 400, height: 400 }, upscale: true });
    expect((await codec.probe(large.file)).video).toMatchObject({ width: 400, height: 400 });
  });

  it('is the same picture where it is only enlarged, by half or by more', async () => {
    const [original] = (await readClip(codec, source)).slice(5);
    if (!original) throw new Error('A frame is missing.');
    for (const [width, upscale] of [
      [240, false],
      [480, true],
    ] as const) {
      const height = Math.ceil((width * 9) / 32) * 2;
      const { file } = await made({ frame: { width, height }, upscale, sharpen: 0.4 });
      const [large] = (await readClip(codec, file)).slice(5);
      if (!large) throw new Error('A frame is missing.');
      expect([large.width, large.height]).toEqual([width, height]);
      expect(likeness(resize(large, original.width, original.height), original)).toBeGreaterThan(28);
    }
  });

  it('shows a part of the source and nothing else', async () => {
    const part = { x: 80, y: 20, width: 64, height: 36 };
    const { file } = await made({ frame: { width: 128, height: 72 }, upscale: true, part });
    const { video } = await codec.probe(file);
    expect([video.width, video.height]).toEqual([128, 72]);
    const whole = await readClip(codec, source);
    const [shown] = (await readClip(codec, file)).slice(5);
    const [expected] = whole.slice(5);
    if (!shown || !expected) throw new Error('A frame is missing.');
    const away = likeness(resize(shown, 64, 36), crop(expected, part));
    expect(away).toBeGreaterThan(30);
    expect(away).toBeGreaterThan(likeness(resize(shown, 64, 36), crop(expected, { ...part, x: 40 })) + 3);
  });

  it('runs backwards, forth and back, slower, and on after its end', async () => {
    const backwards = await made({ time: [{ kind: 'reverse' }] });
    expect(await difference([backwards.file, 0], [source, FRAMES - 1])).toBeLessThan(2);
    const boomerang = await made({ time: [{ kind: 'boomerang' }], sound: { kind: 'none' } });
    expect(boomerang.frames).toBe(2 * FRAMES - 2);
    expect(await difference([boomerang.file, FRAMES + 2], [source, FRAMES - 4])).toBeLessThan(2);
    const time = [
      { kind: 'speed', factor: 0.5, between: 'motion' },
      { kind: 'extend', seconds: 0.25 },
    ] as const;
    const slow = await made({ time });
    expect([slow.frames, slow.seconds]).toEqual([30, 1.25]);
    expect(Math.abs((await codec.decodeSound(slow.file)).left.length / 48_000 - 1.25)).toBeLessThan(0.06);
  });

  it('fades from its end into its beginning', async () => {
    const looped = await made({ time: [{ kind: 'loop', times: 1, fade: 0.25 }] });
    expect(looped.frames).toBe(FRAMES - 6);
  });

  it('is redrawn, larger, under rain, to another sound', async () => {
    const restyle = { name: 'noir', strength: 1, letterBox: true } as const;
    const { file } = await made({
      restyle,
      upscale: true,
      sharpen: 0.4,
      overlay: { name: 'rain', strength: 0.8 },
      sound: { kind: 'score', prompt: 'a storm at night' },
    });
    expect(await codec.probe(file)).toMatchObject({ video: { width: 320, height: 180, frames: FRAMES } });
    const pixels = await codec.decodeFrame(file, 6);
    expect(Math.max(...pixels.subarray(0, 3))).toBeLessThan(60);
    expect(await loudness(file)).toBeGreaterThan(0.01);
  });

  it('is treated by an effect, with words in it', async () => {
    const recipe = RECIPES.find(({ inputs }) => inputs.includes('clip') && inputs.includes('text'));
    if (recipe === undefined) throw new Error('No recipe takes a clip and words.');
    const [bare, lettered] = [
      await made({ effect: { recipe, text: '' } }),
      await made({ effect: { recipe, text: 'See you at the lake' } }),
    ];
    const last = FRAMES - 1;
    expect(await difference([bare.file, last], [lettered.file, last])).toBeGreaterThan(0.3);
    const still = findRecipe('bunny-hop');
    if (still === undefined) throw new Error('The recipe is gone.');
    await expect(made({ effect: { recipe: still } })).rejects.toThrow('needs a still picture');
  });

  it('has no sound when none is wanted', async () => {
    const { file } = await made({ sound: { kind: 'none' } });
    expect((await codec.probe(file)).audio).toBeNull();
  });

  it('carries the mark, and a master beside it does not', async () => {
    const { file, master } = await made({}, { watermark: true });
    // Both are encoded alike: without the mark they would be equal.
    expect(await difference([file, 5], [master, 5])).toBeGreaterThan(0.02);
    expect(await difference([master, 5], [source, 5])).toBeLessThan(2);
  });

  it('says when the source cannot be read', async () => {
    await expect(made({}, { source: join(folder, 'nowhere.mp4') })).rejects.toThrow('nowhere.mp4');
  });
});
