import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Soundtrack } from '@kinora/scenes/sound';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sampleOrder } from '../../testing/sample-order.ts';
import { chooseCodec } from '../choose-codec.ts';
import type { ClipFormat, CodecPort, DecodedFrame, EncodedClip, FrameRequest } from '../codec-port.ts';

const { FFMPEG_PATH } = process.env;
const SIZE = { width: 320, height: 180 };
const FPS = 24;

async function usable(ffmpegPath: string | undefined): Promise<CodecPort> {
  const choice = await chooseCodec(ffmpegPath);
  if (!choice.ok) throw new Error(choice.failure);
  return choice.value;
}

/** One plain colour with a white bar that moves two pixels a frame. */
function frameOf(index: number): Buffer {
  const pixels = Buffer.alloc(SIZE.width * SIZE.height * 4);
  for (let position = 0; position < pixels.length; position += 4) {
    const x = (position / 4) % SIZE.width;
    const bar = x >= 4 + index * 2 && x < 24 + index * 2;
    pixels.set(bar ? [255, 255, 255, 255] : [220, 60, 40, 255], position);
  }
  return pixels;
}

/** A tone of 380 Hz that swells and fades; half as loud on the right. */
function tone(seconds: number): Soundtrack {
  const length = seconds * 48_000;
  const swell = (index: number) => Math.sin((Math.PI * index) / length);
  const left = Float32Array.from({ length }, (_, index) => Math.sin(index / 20) * swell(index) * 0.5);
  return { sampleRate: 48_000, left, right: left.map((sample) => sample / 2) };
}

const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const pixelAt = (pixels: Buffer, x: number, y: number) => [...pixels.subarray((y * SIZE.width + x) * 4).subarray(0, 3)];

const stop = () => Promise.reject(new Error('enough'));

async function encode(codec: CodecPort, format: ClipFormat, frames: number) {
  const encoder = await codec.openEncoder(format);
  for (let index = 0; index < frames; index += 1) await encoder.writeFrame(frameOf(index));
  return encoder.finish();
}

async function framesOf(codec: CodecPort, file: string, size: FrameRequest): Promise<DecodedFrame[]> {
  const frames: DecodedFrame[] = [];
  for await (const frame of codec.readFrames(file, size)) frames.push(frame);
  return frames;
}

/** Every adapter passes this; the system's ffmpeg is run where FFMPEG_PATH names one. */
const ADAPTERS = [
  { name: 'node-av', ffmpegPath: undefined },
  ...(FFMPEG_PATH ? [{ name: 'ffmpeg', ffmpegPath: FFMPEG_PATH }] : []),
];

if (!FFMPEG_PATH) console.info('The conformance of the ffmpeg adapter was not run: FFMPEG_PATH is not set.');

describe.each(ADAPTERS)('the $name codec', { timeout: 60_000 }, ({ name, ffmpegPath }) => {
  let codec: CodecPort;
  let folder: string;
  let file: string;
  let written: EncodedClip;

  beforeAll(async () => {
    codec = await usable(ffmpegPath);
    folder = await mkdtemp(join(tmpdir(), 'kinora-codec-'));
    file = join(folder, 'two seconds: of -colour.mp4');
    written = await encode(codec, { file, ...SIZE, fps: FPS, soundtrack: tone(2) }, 48);
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  it('is the one that was asked for', () => {
    expect(codec.name).toBe(name);
  });

  it('says what it wrote', async () => {
    expect(written).toEqual({ frames: 48, seconds: 2, bytes: (await readFile(file)).length });
  });

  it('writes H.264 High yuv420p tagged as BT.709 limited, and AAC-LC', async () => {
    const facts = await codec.probe(file);
    const colours = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', range: 'tv' };
    const format = { codec: 'h264', profile: 'High', pixelFormat: 'yuv420p' };
    expect(facts.video).toEqual({ ...format, ...SIZE, ...colours, fps: FPS, frames: 48 });
    expect(facts.audio).toEqual({ codec: 'aac', profile: 'LC', sampleRate: 48_000, channels: 2 });
  });

  it('lasts what was asked for within a frame, and starts before it is loaded', async () => {
    const facts = await codec.probe(file);
    expect(Math.abs(facts.seconds - 2)).toBeLessThan(1 / FPS);
    expect(facts.fastStart).toBe(true);
  });

  it('keeps colours within 3 of what was drawn', async () => {
    const pixels = await codec.decodeFrame(file, 30);
    const [red = 0, green = 0, blue = 0] = pixelAt(pixels, 200, 90);
    expect(pixels).toHaveLength(SIZE.width * SIZE.height * 4);
    expect(Math.abs(red - 220)).toBeLessThanOrEqual(3);
    expect(Math.abs(green - 60)).toBeLessThanOrEqual(3);
    expect(Math.abs(blue - 40)).toBeLessThanOrEqual(3);
  });

  it('keeps frames in order from the first to the last', async () => {
    for (const index of [0, 1, 24, 47]) {
      const pixels = await codec.decodeFrame(file, index);
      expect(pixelAt(pixels, 14 + index * 2, 90)[1]).toBeGreaterThan(220);
    }
    await expect(codec.decodeFrame(file, 48)).rejects.toThrow('no frame at 48');
  });

  it('reads every frame in order, scaled to the size that is asked for', async () => {
    const frames = await framesOf(codec, file, { width: 160, height: 90 });
    expect(frames).toHaveLength(48);
    for (const [index, { pixels, seconds }] of frames.entries()) {
      expect(seconds).toBeCloseTo(index / FPS, 3);
      expect(pixels).toHaveLength(160 * 90 * 4);
      expect(pixels[(45 * 160 + 7 + index) * 4 + 1]).toBeGreaterThan(200);
      expect(pixels[(45 * 160 + 150) * 4 + 1]).toBeLessThan(80);
    }
  });

  it('reads a part of every frame as it is, in its colours', async () => {
    const part = { x: 120, y: 40, width: 100, height: 60 };
    const whole = await codec.decodeFrame(file, 30);
    const frames: DecodedFrame[] = [];
    for await (const frame of codec.readFrames(file, { width: 100, height: 60, from: 30, part })) frames.push(frame);
    const cut = frames[0]?.pixels ?? Buffer.alloc(0);
    expect([frames.length, cut.length]).toEqual([18, 100 * 60 * 4]);
    for (let y = 4; y < 56; y += 4) {
      for (let x = 4; x < 96; x += 4) {
        const [one, other] = [(y * 100 + x) * 4, ((y + part.y) * SIZE.width + x + part.x) * 4];
        expect(Math.abs((cut[one] ?? 0) - (whole[other] ?? 999))).toBeLessThanOrEqual(2);
        expect(Math.abs((cut[one + 2] ?? 0) - (whole[other + 2] ?? 999))).toBeLessThanOrEqual(2);
      }
    }
  });

  it('reads the same pixels one by one and in a row', async () => {
    const [, , , fourth] = await framesOf(codec, file, SIZE);
    expect(fourth?.pixels.equals(await codec.decodeFrame(file, 3))).toBe(true);
  });

  it('reads from any frame on', async () => {
    for (const from of [1, 23, 47]) {
      const frames: DecodedFrame[] = [];
      for await (const frame of codec.readFrames(file, { ...SIZE, from })) frames.push(frame);
      expect(frames).toHaveLength(48 - from);
      expect(frames[0]?.seconds).toBeCloseTo(from / FPS, 5);
      expect(frames[0]?.pixels.equals(await codec.decodeFrame(file, from))).toBe(true);
    }
  });

  it('scales finer where that is asked for, and the same picture', async () => {
    const large = { width: SIZE.width * 2, height: SIZE.height * 2, from: 47 };
    const both = [large, { ...large, scaling: 'lanczos' as const }].map((request) => framesOf(codec, file, request));
    const [usual = [], fine = []] = (await Promise.all(both)).map(([frame]) => [...(frame?.pixels ?? [])]);
    const away = fine.reduce((sum, level, place) => sum + Math.abs(level - (usual[place] ?? 0)), 0) / fine.length;
    expect([away > 0, away < 3]).toEqual([true, true]);
  });

  it('can be left in the middle of reading', async () => {
    const seen: number[] = [];
    for await (const { seconds } of codec.readFrames(file, SIZE)) {
      seen.push(seconds);
      if (seen.length === 5) break;
    }
    expect(seen).toHaveLength(5);
    await expect(framesOf(codec, join(folder, 'absent.mp4'), SIZE)).rejects.toThrow('absent.mp4');
  });

  it('encodes pictures again as they are, with another sound', async () => {
    const [spool, again] = [join(folder, 'spool.mp4'), join(folder, 'again.mp4')];
    await encode(codec, { file: spool, ...SIZE, fps: FPS, soundtrack: null, purpose: 'spool' }, 48);
    const seen: number[] = [];
    const format = { file: again, ...SIZE, fps: FPS, soundtrack: tone(2) };
    const encoded = await codec.reencode(spool, format, async (done) => void seen.push(done));
    expect(encoded).toEqual({ frames: 48, seconds: 2, bytes: (await readFile(again)).length });
    expect(seen.at(-1)).toBe(48);
    expect(await sampleOrder(again)).toEqual(await sampleOrder(file));
    expect((await codec.probe(again)).video).toEqual((await codec.probe(file)).video);
    expect(loudest((await codec.decodeSound(again)).left)).toBeCloseTo(0.5, 1);
    const pixels = await codec.decodeFrame(again, 30);
    expect(pixelAt(pixels, 14 + 60, 90)[1]).toBeGreaterThan(220);
    expect(Math.abs((pixelAt(pixels, 200, 90)[0] ?? 0) - 220)).toBeLessThanOrEqual(3);
  });

  it('gives up encoding again when it is told to', async () => {
    const format = { file: join(folder, 'given-up.mp4'), ...SIZE, fps: FPS, soundtrack: null };
    await expect(codec.reencode(file, format, stop)).rejects.toThrow('enough');
  });

  it('writes a proxy with a key frame every half second and no frame that waits for a later one', async () => {
    const proxy = join(folder, 'proxy.mp4');
    await encode(codec, { file: proxy, ...SIZE, fps: FPS, soundtrack: null, purpose: 'proxy' }, 48);
    expect(await codec.probe(proxy)).toMatchObject({ fastStart: true, video: { frames: 48, codec: 'h264' } });
    expect(await sampleOrder(proxy)).toEqual({ keyFrames: [1, 13, 25, 37], isReordered: false });
    expect(await sampleOrder(file)).toEqual({ keyFrames: [1], isReordered: true });
  });

  it('keeps a rate that is no whole number', async () => {
    const broadcast = join(folder, 'broadcast.mp4');
    const { seconds } = await encode(codec, { file: broadcast, ...SIZE, fps: 29.97, soundtrack: null }, 30);
    const { video } = await codec.probe(broadcast);
    expect(seconds).toBeCloseTo(1.001, 3);
    expect(video.fps).toBeCloseTo(29.97, 2);
    expect(video.frames).toBe(30);
  });

  it('keeps both channels of the sound at their level', async () => {
    const { left, right } = await codec.decodeSound(file);
    expect(Math.abs(left.length / 48_000 - 2)).toBeLessThan(0.05);
    expect(loudest(left)).toBeCloseTo(0.5, 1);
    expect(loudest(right)).toBeCloseTo(0.25, 1);
  });

  it('writes the same bytes twice', async () => {
    const again = join(folder, 'again.mp4');
    await encode(codec, { file: again, ...SIZE, fps: FPS, soundtrack: tone(2) }, 48);
    expect((await readFile(again)).equals(await readFile(file))).toBe(true);
  });

  it('writes a clip without sound', async () => {
    const silent = join(folder, 'silent.mp4');
    await encode(codec, { file: silent, ...SIZE, fps: FPS, soundtrack: null }, 3);
    expect(await codec.probe(silent)).toMatchObject({ audio: null, video: { frames: 3 } });
  });

  it('says that the disk is full', async () => {
    const write = encode(codec, { file: '/dev/full', ...SIZE, fps: FPS, soundtrack: tone(2) }, 48);
    await expect(write).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('can be given up in the middle', async () => {
    const encoder = await codec.openEncoder({ file: join(folder, 'half.mp4'), ...SIZE, fps: FPS, soundtrack: tone(2) });
    for (let index = 0; index < 10; index += 1) await encoder.writeFrame(frameOf(index));
    await expect(encoder.abort()).resolves.toBeUndefined();
  });

  it('refuses to read what is not a clip', async () => {
    await expect(codec.probe(join(folder, 'absent.mp4'))).rejects.toThrow('absent.mp4');
  });
});
