import type { FrameSource, ReadFrame } from '../preview/frame-source.ts';

export const FAKE_FPS = 25;

interface FakeSource {
  readonly frames?: number;
  /** Tells frames of one file from those of another: the height of its pictures. */
  readonly height?: number;
  readonly onFail?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** A medium whose frames are as wide as their number; with `onFail` it can't be read. */
export function aFrameSource({ frames = 250, height = 1, onClose, onFail }: FakeSource = {}): FrameSource {
  return {
    async *read(from): AsyncGenerator<ReadFrame, void, undefined> {
      await Promise.resolve();
      if (onFail) {
        onFail();
        throw new Error('The address has expired.');
      }
      const first = Math.min(Math.floor(from * FAKE_FPS + 0.001), frames - 1);
      for (let frame = first; frame < frames; frame += 1) {
        await Promise.resolve();
        yield { timestamp: frame / FAKE_FPS, duration: 1 / FAKE_FPS, picture: { width: frame, height } };
      }
    },
    close: () => onClose?.(),
  };
}

/** Lets everything that waits for nothing but promises happen. */
export const settle = () => new Promise((done) => setTimeout(done, 5));
