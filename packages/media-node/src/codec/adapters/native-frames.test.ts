import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createWatermarkStamp, type WatermarkStamp } from '@kinora/scenes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createNodePaintEnv } from '../../paint/node-paint-env.ts';
import { likeness } from '../../testing/pictures.ts';
import { makeMedium, SIZE } from '../../testing/timeline-films.ts';
import { chooseCodec } from '../choose-codec.ts';
import type { CodecPort, NativeFrame } from '../codec-port.ts';

const { FFMPEG_PATH } = process.env;
const FRAMES = 24;
/** In decibels. */
const ALIKE = 38;

const ADAPTERS = [
  { name: 'node-av', ffmpegPath: undefined },
  ...(FFMPEG_PATH ? [{ name: 'ffmpeg', ffmpegPath: FFMPEG_PATH }] : []),
];

/** A frame that no codec has decoded. */
const aForeignFrame = (pixels: Buffer): NativeFrame => ({
  copyPixels: (target) => target.set(pixels),
  close: () => undefined,
});

describe.each(ADAPTERS)('frames as the $name codec holds them', { timeout: 60_000 }, ({ ffmpegPath }) => {
  let codec: CodecPort;
  let folder: string;
  let file: string;
  let mark: WatermarkStamp;

  beforeAll(async () => {
    const choice = await chooseCodec(ffmpegPath);
    if (!choice.ok) throw new Error(choice.failure);
    codec = choice.value;
    folder = await mkdtemp(join(tmpdir(), 'kinora-native-'));
    const request = { folder, name: 'lake', rate: { num: 24, den: 1 }, frames: FRAMES, hue: 200, pitch: 4.4 };
    file = (await makeMedium(codec, request)).file;
    mark = createWatermarkStamp(SIZE, await createNodePaintEnv({ fonts: [], pictures: [] }));
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  it('have the same pixels, from any frame on', async () => {
    const pixels = Buffer.alloc(SIZE.width * SIZE.height * 4);
    let index = 11;
    for await (const frame of codec.readNative(file, index)) {
      frame.copyPixels(pixels);
      frame.close();
      expect(pixels.equals(await codec.decodeFrame(file, index))).toBe(true);
      index += 1;
      if (index === 14) break;
    }
    expect(index).toBe(14);
  });

  it('are encoded among frames of pixels, with the mark where it is to be', async () => {
    const mixed = join(folder, 'mixed.mp4');
    const encoder = await codec.openEncoder({ file: mixed, ...SIZE, fps: 24, soundtrack: null, rateFactor: 10 });
    let index = 0;
    for await (const frame of codec.readNative(file, 0)) {
      const pixels = await codec.decodeFrame(file, index);
      if (index % 4 === 0) await encoder.writeFrame(pixels);
      else if (index % 4 === 1) await encoder.writeNative(frame, null);
      else await encoder.writeNative(index % 4 === 2 ? frame : aForeignFrame(pixels), mark);
      frame.close();
      index += 1;
    }
    expect(await encoder.finish()).toMatchObject({ frames: FRAMES, seconds: 1 });
    expect((await codec.probe(mixed)).video).toEqual((await codec.probe(file)).video);
    for (let shown = 0; shown < FRAMES; shown += 1) {
      const bare = await codec.decodeFrame(file, shown);
      const marked = Buffer.from(bare);
      mark.stamp(marked);
      const data = await codec.decodeFrame(mixed, shown);
      const [same, other] = shown % 4 < 2 ? [bare, marked] : [marked, bare];
      const alike = likeness({ data }, { data: same });
      expect(alike).toBeGreaterThan(ALIKE);
      expect(alike).toBeGreaterThan(likeness({ data }, { data: other }) + 1);
    }
  });
});
