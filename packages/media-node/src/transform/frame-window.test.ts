import { expect, it } from 'vitest';

import type { CodecPort } from '../codec/codec-port.ts';
import { openFrameWindow, windowLength } from './frame-window.ts';

const SIZE = { width: 512, height: 512 };

/** A codec whose frames hold their number, and what it decoded. */
function countingCodec(frames: number) {
  const decoded: number[] = [];
  let [open, most] = [0, 0];
  const codec: Pick<CodecPort, 'readFrames'> = {
    async *readFrames(_, { from = 0 }) {
      open += 1;
      most = Math.max(most, open);
      try {
        for (let index = from; index < frames; index += 1) {
          decoded.push(index);
          yield { seconds: index / 24, pixels: Buffer.from([index]) };
        }
      } finally {
        open -= 1;
      }
    },
  };
  return { codec, decoded, openNow: () => open, openAtOnce: () => most };
}

const read = async (window: ReturnType<typeof openFrameWindow>, indexes: readonly number[]) => {
  const seen: (number | undefined)[] = [];
  for (const index of indexes) seen.push((await window.frame(index)).data[0]);
  return seen;
};

const FORTH = Array.from({ length: 200 }, (_, index) => index);

it('reads a clip in order once', async () => {
  const { codec, decoded } = countingCodec(200);
  const window = openFrameWindow(codec, { file: 'clip', size: SIZE });
  expect(await read(window, FORTH)).toEqual(FORTH);
  expect(decoded).toEqual(FORTH);
});

it('reads it backwards by windows, every frame once, with one reader at a time', async () => {
  const { codec, decoded, openAtOnce, openNow } = countingCodec(200);
  const window = openFrameWindow(codec, { file: 'clip', size: SIZE });
  expect(await read(window, FORTH.toReversed())).toEqual(FORTH.toReversed());
  expect(decoded.length).toBeLessThan(260);
  await window.close();
  expect([openAtOnce(), openNow()]).toEqual([1, 0]);
});

it('jumps over what nobody wants', async () => {
  const { codec, decoded } = countingCodec(200);
  const window = openFrameWindow(codec, { file: 'clip', size: SIZE });
  expect(await read(window, [0, 150, 151])).toEqual([0, 150, 151]);
  expect(decoded).toEqual([0, 150, 151]);
});

it('keeps fewer frames the larger they are', () => {
  expect(windowLength({ width: 1280, height: 720 })).toBe(36);
  expect(windowLength({ width: 1920, height: 1080 })).toBe(16);
  expect(windowLength({ width: 7680, height: 4320 })).toBe(6);
  expect(windowLength({ width: 64, height: 64 })).toBe(48);
});

it('says which frame is missing', async () => {
  const window = openFrameWindow(countingCodec(3).codec, { file: 'clip', size: SIZE });
  await expect(window.frame(3)).rejects.toThrow('no frame at 3');
});
