import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { planScene, type PlanOptions } from '@kinora/reading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chooseCodec } from './codec/choose-codec.ts';
import type { CodecPort } from './codec/codec-port.ts';
import { renderClip, type RenderedClip, type RenderOptions } from './render-clip.ts';
import { likeness, readPicture } from './testing/pictures.ts';

const { FFMPEG_PATH } = process.env;
const ADAPTERS = [
  { name: 'node-av', ffmpegPath: '' },
  ...(FFMPEG_PATH ? [{ name: 'ffmpeg', ffmpegPath: FFMPEG_PATH }] : []),
];
if (!FFMPEG_PATH) console.info('Renders through ffmpeg were not run: FFMPEG_PATH is not set.');

/** A clip takes a second or two on an idle machine; the gate's is not idle. */
const PATIENCE_MS = 60_000;

const SHAPES = [
  { shape: '16:9', width: 640, height: 360 },
  { shape: '9:16', width: 360, height: 640 },
  { shape: '1:1', width: 360, height: 360 },
  { shape: '4:3', width: 480, height: 360 },
  { shape: '3:4', width: 360, height: 480 },
] as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-render-'));
});
afterAll(() => rm(folder, { recursive: true }));

const aPlan = (options: Partial<PlanOptions> = {}) =>
  planScene('two foxes running through a snowy forest at dawn', {
    shape: '16:9',
    resolution: '360p',
    seconds: 3,
    style: 'storybook',
    seed: 7,
    ...options,
  });

async function rendered(plan: ReturnType<typeof aPlan>, options: RenderOptions): Promise<RenderedClip> {
  const result = await renderClip(plan, options);
  if (!result.ok) throw new Error(`${result.failure.kind}: ${result.failure.detail}`);
  return result.value;
}

async function reader(): Promise<CodecPort> {
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  return choice.value;
}

const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

describe.each(ADAPTERS)('a clip encoded by $name', { timeout: PATIENCE_MS }, ({ name, ffmpegPath }) => {
  let result: RenderedClip;
  const seen: number[] = [];
  beforeAll(async () => {
    result = await rendered(aPlan(), { folder, name, ffmpegPath, onProgress: ({ frame }) => seen.push(frame) });
  }, PATIENCE_MS);

  it('is told frame by frame while it is drawn', () => {
    expect(result.codec).toBe(name);
    expect(seen).toEqual(Array.from({ length: 72 }, (_, index) => index + 1));
  });

  it('is a playable H.264 and AAC file of the size and length of its plan', async () => {
    const facts = await (await reader()).probe(result.clip.path);
    expect(facts).toMatchObject({ fastStart: true, video: { codec: 'h264', width: 640, height: 360, frames: 72 } });
    expect(facts.audio).toMatchObject({ codec: 'aac', channels: 2 });
    expect(Math.abs(facts.seconds - 3)).toBeLessThan(1 / 24);
    expect(result).toMatchObject({ width: 640, height: 360, frames: 72 });
  });

  it('can be heard', async () => {
    const { left, right } = await (await reader()).decodeSound(result.clip.path);
    expect(Math.sqrt(energy(left))).toBeGreaterThan(0.01);
    expect(Math.sqrt(energy(right))).toBeGreaterThan(0.01);
  });

  it('moves', async () => {
    const codec = await reader();
    const [first, last] = [
      await codec.decodeFrame(result.clip.path, 12),
      await codec.decodeFrame(result.clip.path, 60),
    ];
    const changed = first.filter((value, index) => Math.abs(value - (last[index] ?? 0)) > 12).length;
    expect(changed).toBeGreaterThan(first.length / 100);
  });

  it('has a poster that shows its frame 24', async () => {
    const poster = await readPicture(result.poster.path);
    const frame = await (await reader()).decodeFrame(result.clip.path, 24);
    expect(likeness(poster, { data: frame })).toBeGreaterThan(30);
    expect(result.poster.bytes).toBe((await stat(result.poster.path)).size);
  });

  it('has the same bytes when it is drawn again, and others from another seed', async () => {
    const again = await rendered(aPlan(), { folder, name: `${name}-again`, ffmpegPath });
    const other = await rendered(aPlan({ seed: 8 }), { folder, name: `${name}-other`, ffmpegPath });
    expect(again.clip.sha256).toBe(result.clip.sha256);
    expect(again.poster.sha256).toBe(result.poster.sha256);
    expect(other.clip.sha256).not.toBe(result.clip.sha256);
  });

  it('leaves no other file behind when it is cancelled', async () => {
    const stopping = new AbortController();
    const empty = join(folder, `cancelled-${name}`);
    const cancelled = await renderClip(aPlan(), {
      folder: empty,
      name,
      ffmpegPath,
      signal: stopping.signal,
      onProgress: ({ frame }) => frame === 20 && stopping.abort(),
    });
    expect(cancelled).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(await readdir(empty)).toEqual([]);
  });
});

it.each(SHAPES)('has $width x $height pixels at $shape', { timeout: PATIENCE_MS }, async ({ shape, width, height }) => {
  const name = shape.replace(':', '-');
  const { clip, poster } = await rendered(aPlan({ shape, seconds: 0.25 }), { folder, name });
  const { video } = await (await reader()).probe(clip.path);
  const picture = await readPicture(poster.path);
  expect([video.width, video.height]).toEqual([width, height]);
  expect([picture.width, picture.height]).toEqual([width, height]);
});

it('refuses a name that is a path', async () => {
  await expect(renderClip(aPlan(), { folder, name: '../escape' })).rejects.toThrow('a path');
});
