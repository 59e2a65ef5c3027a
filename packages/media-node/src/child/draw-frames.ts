import { setImmediate } from 'node:timers/promises';

import type { Scene } from '@kinora/media-core';
import type { Canvas } from '@napi-rs/canvas';

import type { ClipEncoder } from '../codec/codec-port.ts';

/** The second of the clip that makes its poster, or the middle of a shorter one. */
export const posterFrameOf = (frames: number) => Math.min(24, Math.floor(frames / 2));

const POSTER_QUALITY = 82;

interface Drawing {
  readonly scene: Scene;
  readonly canvas: Canvas;
  readonly encoder: ClipEncoder;
}

interface Progress {
  readonly onFrame: (drawn: number) => void;
  readonly signal: AbortSignal;
}

/** Draws every frame into the encoder and returns the poster as WebP. Throws the signal's reason when told to stop. */
export async function drawFrames({ scene, canvas, encoder }: Drawing, { onFrame, signal }: Progress): Promise<Buffer> {
  const ctx = canvas.getContext('2d');
  const posterFrame = posterFrameOf(scene.frames);
  let poster: Buffer = Buffer.alloc(0);
  for (let index = 0; index < scene.frames; index += 1) {
    scene.drawFrame(ctx, index);
    await encoder.writeFrame(canvas.data());
    if (index === posterFrame) poster = canvas.toBuffer('image/webp', POSTER_QUALITY);
    onFrame(index + 1);
    // Drawing keeps the thread; only here can a message, a signal or an ended conversion come in.
    await setImmediate();
    signal.throwIfAborted();
  }
  return poster;
}
