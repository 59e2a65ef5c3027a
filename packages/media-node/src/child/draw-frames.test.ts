import type { Scene } from '@kinora/media-core';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import type { ClipEncoder } from '../codec/codec-port.ts';
import { drawFrames, posterFrameOf } from './draw-frames.ts';

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

/** An encoder that remembers the first byte of each frame. */
function rememberingEncoder() {
  const shades: (number | undefined)[] = [];
  const encoder: ClipEncoder = {
    async writeFrame(pixels) {
      shades.push(pixels[0]);
    },
    finish: async () => ({ frames: shades.length, seconds: 0, bytes: 0 }),
    async abort() {},
  };
  return { encoder, shades };
}

const quiet = { onFrame: () => undefined, signal: new AbortController().signal };

describe('the frames of a clip', () => {
  it('reach the encoder in order, each of its own pixels', async () => {
    const { encoder, shades } = rememberingEncoder();
    await drawFrames({ scene: greyScene(72), canvas: createCanvas(16, 16), encoder }, quiet);
    expect(shades).toEqual(Array.from({ length: 72 }, (_, index) => index));
  });

  it('are counted for the one who waits', async () => {
    const { encoder } = rememberingEncoder();
    const drawn: number[] = [];
    const watch = { ...quiet, onFrame: (frame: number) => drawn.push(frame) };
    await drawFrames({ scene: greyScene(3), canvas: createCanvas(16, 16), encoder }, watch);
    expect(drawn).toEqual([1, 2, 3]);
  });

  it('stop when the signal says so', async () => {
    const { encoder, shades } = rememberingEncoder();
    const stopping = new AbortController();
    const onFrame = (frame: number) => {
      if (frame === 5) stopping.abort();
    };
    const drawing = drawFrames(
      { scene: greyScene(72), canvas: createCanvas(16, 16), encoder },
      { onFrame, signal: stopping.signal },
    );
    await expect(drawing).rejects.toThrow('aborted');
    expect(shades).toHaveLength(5);
  });
});

describe('the poster', () => {
  it('is frame 24, or the middle of a shorter clip', () => {
    expect([192, 72, 48, 30, 1].map((frames) => posterFrameOf(frames))).toEqual([24, 24, 24, 15, 0]);
  });

  it('is a WebP of that frame', async () => {
    const { encoder } = rememberingEncoder();
    const poster = await drawFrames({ scene: greyScene(120), canvas: createCanvas(16, 16), encoder }, quiet);
    const ctx = createCanvas(16, 16).getContext('2d');
    ctx.drawImage(await loadImage(poster), 0, 0);
    expect(poster.toString('latin1', 8, 12)).toBe('WEBP');
    expect(Math.abs((ctx.getImageData(8, 8, 1, 1).data[0] ?? 0) - 24)).toBeLessThanOrEqual(2);
  });
});
