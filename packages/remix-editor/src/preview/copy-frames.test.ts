import type { InputVideoTrack, VideoSample } from 'mediabunny';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFrameCopier } from './copy-frames.ts';

const SIZE = { width: 2, height: 1 };

/** A sample whose frame gives out bytes of one value, and tells what was closed. */
function aSample(value: number, size = SIZE) {
  const closed: string[] = [];
  const frame = {
    visibleRect: size,
    copyTo: (bytes: Uint8ClampedArray) => {
      bytes.fill(value);
      return Promise.resolve([]);
    },
    close: () => closed.push('frame'),
  };
  const sample = { toVideoFrame: () => frame, close: () => closed.push('sample') };
  return { sample: sample as unknown as VideoSample, closed };
}

class FakeImage {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}

class FakeCanvas {
  width: number;
  height: number;
  shown: number[] = [];
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext() {
    return { putImageData: ({ data }: FakeImage) => (this.shown = [...data]) };
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('ImageData', FakeImage);
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
});
afterEach(() => void vi.unstubAllGlobals());

describe('copied frames', () => {
  it('lie on canvases of their size, and what held them is closed', async () => {
    const { closed, sample } = aSample(7);
    await expect(createFrameCopier(null)(sample)).resolves.toMatchObject({ ...SIZE, shown: Array(8).fill(7) });
    expect(closed).toEqual(['sample', 'frame']);
  });

  it('take turns on few canvases', async () => {
    const copy = createFrameCopier(2);
    const [first, second, third] = [
      await copy(aSample(1).sample),
      await copy(aSample(2).sample),
      await copy(aSample(3).sample),
    ];
    expect(third).toBe(first);
    expect(second).not.toBe(first);
    expect(await copy(aSample(4, { width: 4, height: 1 }).sample)).not.toBe(second);
  });

  it('keep a canvas each where all of them are held', async () => {
    const copy = createFrameCopier(null);
    expect(await copy(aSample(1).sample)).not.toBe(await copy(aSample(2).sample));
  });
});

const aTrack = (angle: number, pixel = { num: 1, den: 1 }) =>
  ({
    getRotation: () => Promise.resolve(angle),
    getFlip: () => Promise.resolve(false),
    getPixelAspectRatio: () => Promise.resolve(pixel),
  }) as unknown as InputVideoTrack;
const askOf = async (track: InputVideoTrack, copyTo: () => Promise<unknown>) => {
  vi.stubGlobal(
    'VideoFrame',
    class {
      copyTo = copyTo;
      close = () => undefined;
    },
  );
  const { isCopied } = await import('./copy-frames.ts');
  return isCopied(track);
};

describe('a track', () => {
  it.each([
    ['as it was decoded', aTrack(0), () => Promise.resolve([]), true],
    ['turned', aTrack(90), () => Promise.resolve([]), false],
    ['of wide pixels', aTrack(0, { num: 4, den: 3 }), () => Promise.resolve([]), false],
    ['that gives out no colours', aTrack(0), () => Promise.reject(new Error('no RGBA')), false],
  ] as const)('%s', async (...[, track, copyTo, isCopied]) => {
    expect(await askOf(track, copyTo)).toBe(isCopied);
  });
});
