import type { Pixels } from '@kinora/drawing';
import { continueClip } from '@kinora/drawing/motion';

import type { VideoStill } from './video-frames.ts';
import { FPS } from './video-times.ts';

/** The frames after the last ones that a video has, held for two frames as its stills are; null where it has none. */
export function createContinuation(past: readonly VideoStill[]) {
  const frames = past.flatMap((still): Pixels[] => {
    const pixels = still.getContext('2d')?.getImageData(0, 0, still.width, still.height);
    return pixels ? [pixels] : [];
  });
  const [first] = frames;
  if (!first) return null;
  const { height, width } = first;
  // Only every second frame is there, so the past goes at half the pace.
  const continuation = continueClip(frames, FPS / 2);
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(width, height);
  // What goes on is written over an opaque frame; a fresh one is not there at all.
  pixels.data.fill(255);
  return (beyond: number): VideoStill => {
    continuation.frame(Math.ceil(beyond / 2), pixels);
    canvas.getContext('2d')?.putImageData(pixels, 0, 0);
    return canvas;
  };
}
