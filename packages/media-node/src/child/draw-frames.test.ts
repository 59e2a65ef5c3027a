import type { Scene } from '@kinora/media-core';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { drawFrames, type DrawnFrame } from './draw-frames.ts';

/** A scene whose frames are grey in the shade of their number. */
function greyScene(frames: number): Scene {
  return {
    frames,
    drawFrame(ctx, index) {
      ctx.fillStyle = `rgb(${String(index)},${String(index)},${String(index)})`;
      ctx.fillRect(0, 0, 16, 16);
    },
  };
}

/** Keeps every frame, and paints the canvas white behind it. */
function collecting() {
  const frames: DrawnFrame[] = [];
  async function take(frame: DrawnFrame) {
    frames.push(frame);
    const ctx = frame.canvas.getContext('2d');
    ctx.fillStyle = 'white';
    ctx.fillRect(0, 0, 16, 16);
  }
  return { frames, take };
}

const quiet = { onFrame: () => undefined, signal: new AbortController().signal };
const canvas = createCanvas(16, 16);

describe('the frames of a clip', () => {
  it('are handed on in order, each with its own pixels for good', async () => {
    const { frames, take } = collecting();
    await drawFrames({ scene: greyScene(72), canvas, take }, quiet);
    expect(frames.map(({ index }) => index)).toEqual(Array.from({ length: 72 }, (_, index) => index));
    expect(frames.map(({ pixels }) => pixels[0])).toEqual(Array.from({ length: 72 }, (_, index) => index));
  });

  it('are counted for the one who waits', async () => {
    const seen: number[] = [];
    const { take } = collecting();
    await drawFrames({ scene: greyScene(5), canvas, take }, { ...quiet, onFrame: (drawn) => seen.push(drawn) });
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('stop with the reason when they are told to', async () => {
    const stopping = new AbortController();
    const { frames, take } = collecting();
    const drawing = drawFrames(
      { scene: greyScene(72), canvas, take },
      { signal: stopping.signal, onFrame: (drawn) => drawn === 3 && stopping.abort(new Error('enough')) },
    );
    await expect(drawing).rejects.toThrow('enough');
    expect(frames).toHaveLength(3);
  });
});
