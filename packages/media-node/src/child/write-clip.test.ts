import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createScene, loadSceneParts } from '@kinora/scenes';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { chooseCodec } from '../codec/choose-codec.ts';
import type { CodecPort } from '../codec/codec-port.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { Rendition } from '../render-job.ts';
import { aSceneJob, aWatch, jobFiles } from '../testing/a-job.ts';
import { likeness, readClip, type Picture } from '../testing/pictures.ts';
import { aTinyPlan } from '../testing/tiny-plan.ts';
import { createDelivery } from './delivery.ts';
import type { RenderContext } from './render-context.ts';
import { writeClip, writeMaster, type ClipOptions } from './write-clip.ts';

const PATIENCE_MS = 30_000;
const SIZE = { width: 320, height: 180 };

let folder: string;
let codec: CodecPort;
let frames: Buffer[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-write-'));
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  codec = choice.value;
  const plan = aTinyPlan({ ...SIZE, watermark: false });
  const scene = createScene(plan, await createNodePaintEnv(plan), await loadSceneParts(plan));
  const canvas = createCanvas(SIZE.width, SIZE.height);
  frames = Array.from({ length: scene.frames }, (_, index) => {
    scene.drawFrame(canvas.getContext('2d'), index);
    return canvas.data();
  });
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

/** Writes the frames, and the master where one is wanted. */
async function written(wanted: readonly Rendition[], overrides: Partial<ClipOptions> = {}) {
  const home = await mkdtemp(join(folder, 'made-'));
  const files = { ...jobFiles(home, wanted), ...jobFiles(home, ['clip']) };
  const watch = aWatch();
  const context: RenderContext = {
    codec,
    watch,
    job: aSceneJob(home, { files }),
    delivery: createDelivery({ files }, () => undefined),
  };
  const options = { ...SIZE, fps: 24, frames: frames.length, soundtrack: null, watermark: true, ...overrides };
  await writeClip(context, options, async (sink) => {
    for (const frame of frames) await sink.write(frame);
  });
  const waiting = await readdir(home);
  await writeMaster(context, options);
  return { home, waiting, left: await readdir(home) };
}

const drawn = (index: number): Picture => ({ ...SIZE, data: frames[index] ?? Buffer.alloc(0) });

/** Mean likeness of a file's frames to what was drawn, in dB. */
async function nearness(file: string): Promise<number> {
  const decoded = await readClip(codec, file);
  return decoded.reduce((sum, picture, index) => sum + likeness(picture, drawn(index)), 0) / decoded.length;
}

it(
  'keeps the clean frames of a marked clip until its master is made, and no longer',
  { timeout: PATIENCE_MS },
  async () => {
    const { left, waiting } = await written(['clip', 'master']);
    expect(waiting.toSorted()).toEqual(['.master.part.spool', 'clip']);
    expect(left.toSorted()).toEqual(['clip', 'master']);
  },
);

it('makes a master that is as near to what was drawn as a clip without a mark', { timeout: PATIENCE_MS }, async () => {
  const marked = await written(['clip', 'master']);
  const bare = await written(['clip'], { watermark: false });
  const [master, clip] = [await nearness(join(marked.home, 'master')), await nearness(join(bare.home, 'clip'))];
  expect(master).toBeGreaterThan(clip - 0.1);
  expect(clip).toBeGreaterThan(35);
});

it('keeps nothing where nobody asked for a master', { timeout: PATIENCE_MS }, async () => {
  expect((await written(['clip'])).left).toEqual(['clip']);
});
