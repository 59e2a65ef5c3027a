import { setImmediate } from 'node:timers/promises';

import type { Scene } from '@kinora/media-core';
import type { Canvas } from '@napi-rs/canvas';

/** One frame as it was drawn; the pixels stay as they are when the canvas goes on. */
export interface DrawnFrame {
  readonly index: number;
  readonly pixels: Buffer;
  readonly canvas: Canvas;
}

interface Drawing {
  readonly scene: Scene;
  readonly canvas: Canvas;
  /** May paint on the canvas: the next frame covers it. */
  readonly take: (frame: DrawnFrame) => Promise<void>;
}

interface Progress {
  readonly onFrame: (drawn: number) => void;
  readonly signal: AbortSignal;
}

/** Draws every frame once and hands it on. Throws the signal's reason when told to stop. */
export async function drawFrames({ canvas, scene, take }: Drawing, { onFrame, signal }: Progress): Promise<void> {
  const ctx = canvas.getContext('2d');
  for (let index = 0; index < scene.frames; index += 1) {
    scene.drawFrame(ctx, index);
    await take({ index, pixels: canvas.data(), canvas });
    onFrame(index + 1);
    // Drawing keeps the thread; only here can a message, a signal or an ended conversion come in.
    await setImmediate();
    signal.throwIfAborted();
  }
}
