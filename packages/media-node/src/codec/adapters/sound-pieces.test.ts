import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Soundtrack } from '@kinora/scenes/sound';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chooseCodec } from '../choose-codec.ts';
import type { CodecPort, SoundPiece } from '../codec-port.ts';
import { streamOf } from '../sound-stream.ts';

const { FFMPEG_PATH } = process.env;
const SIZE = { width: 32, height: 32 };
const FPS = 24;
const RATE = 48_000;
const ADAPTERS = [
  { name: 'node-av', ffmpegPath: undefined },
  ...(FFMPEG_PATH ? [{ name: 'ffmpeg', ffmpegPath: FFMPEG_PATH }] : []),
];

/** Two tones that never repeat within five seconds. */
function sweep(seconds: number): Soundtrack {
  const left = Float32Array.from(
    { length: seconds * RATE },
    (_, at) => 0.5 * Math.sin(at / 30 + (at / RATE) ** 2 * 90),
  );
  return { sampleRate: RATE, left, right: left.map((sample) => -sample / 2) };
}

async function encode(codec: CodecPort, file: string, soundtrack: Parameters<typeof streamOf>[0] | null) {
  const encoder = await codec.openEncoder({ file, ...SIZE, fps: FPS, soundtrack });
  for (let frame = 0; frame < 5 * FPS; frame += 1) await encoder.writeFrame(Buffer.alloc(32 * 32 * 4, 255));
  return encoder.finish();
}

async function piecesOf(codec: CodecPort, file: string, [from, count]: readonly [number, number]) {
  const pieces: SoundPiece[] = [];
  for await (const piece of codec.readSound(file, from)) {
    pieces.push(piece);
    if (piece.start + piece.left.length >= from + count) break;
  }
  return pieces;
}

describe.each(ADAPTERS)('the sound of the $name codec', { timeout: 60_000 }, ({ ffmpegPath }) => {
  let codec: CodecPort;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    const choice = await chooseCodec(ffmpegPath);
    if (!choice.ok) throw new Error(choice.failure);
    codec = choice.value;
    folder = await mkdtemp(join(tmpdir(), 'kinora-sound-'));
    file = join(folder, 'sweep.mp4');
    await encode(codec, file, sweep(5));
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  it.each([0, 1, 8000, 40_000, 100_003, 200_000])('is read from sample %d as in the whole', async (from) => {
    const whole = await codec.decodeSound(file);
    const pieces = await piecesOf(codec, file, [from, 4000]);
    const [first] = pieces;
    expect(first?.start).toBeLessThanOrEqual(from);
    let next = first?.start ?? 0;
    for (const { start, left, right } of pieces) {
      expect(start).toBe(next);
      const kept = [left.slice(Math.max(0, from - start)), right.slice(Math.max(0, from - start))];
      const at = Math.max(from, start);
      for (const [channel, samples] of [whole.left, whole.right].entries()) {
        const away = kept[channel]?.map((sample, index) => Math.abs(sample - (samples[at + index] ?? 9)));
        // AAC fills up with noise that differs from run to run.
        expect(away?.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(0.002);
      }
      next = start + left.length;
    }
    expect(next).toBeGreaterThanOrEqual(from + 4000);
  });

  it('ends with the file, and is none in a silent one', async () => {
    const last = (await piecesOf(codec, file, [4.9 * RATE, RATE])).at(-1);
    expect(Math.abs((last?.start ?? 0) + (last?.left.length ?? 0) - 5 * RATE)).toBeLessThanOrEqual(1024);
    const silent = join(folder, 'silent.mp4');
    await encode(codec, silent, null);
    expect(await piecesOf(codec, silent, [0, RATE])).toEqual([]);
  });

  it('stands where it was put, to the sample: the delay of AAC is taken back', async () => {
    const [source, { left }] = [sweep(5).left, await codec.decodeSound(file)];
    const likenessAt = (shift: number) => {
      let sum = 0;
      for (let at = RATE; at < 2 * RATE; at += 1) sum += (source[at] ?? 0) * (left[at + shift] ?? 0);
      return sum;
    };
    const shifts = Array.from({ length: 2100 }, (_, index) => index - 1050);
    const best = shifts.reduce((most, shift) => (likenessAt(shift) > likenessAt(most) ? shift : most), 0);
    expect(best).toBe(0);
  });

  it('is written the same whether it comes at once or part by part', async () => {
    const sound = streamOf(sweep(5));
    const again = join(folder, 'parts.mp4');
    const later = (from: number, count: number) =>
      new Promise<{ left: Float32Array; right: Float32Array }>((resolve) => {
        setImmediate(() => resolve(sound.read(from, count)));
      });
    await encode(codec, again, { sampleRate: RATE, length: sound.length, read: later });
    expect((await readFile(again)).equals(await readFile(file))).toBe(true);
  });
});
