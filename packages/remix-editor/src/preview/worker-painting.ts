import type { Context2d, PaintEnv } from '@kinora/drawing';
import { FONT_FACES } from '@kinora/drawing/type';

import type { FontUrls } from './frame-painter.ts';
import type { PreviewSize } from './preview-messages.ts';

/** Canvases of a worker. Timelines draw the members' pictures, none of the engine's own. */
export const workerEnvironment: PaintEnv = {
  canvas: (width, height) => new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))),
  picture: () => null,
};

/** A little longer than a frame of a 60 Hz screen. */
const LATE_MS = 20;

/** Runs with the next animation frame. Heavy decoding can starve those in a worker: then a timer runs it. */
export function nextPaint(run: () => void): void {
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    run();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, LATE_MS);
}

/** Gives a canvas a size and answers its context. */
export function surfaceOf(canvas: OffscreenCanvas, { height, width }: PreviewSize): Context2d {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to paint on.');
  return context;
}

export async function loadWorkerFont(family: string, urls: FontUrls): Promise<void> {
  const face = FONT_FACES.find((one) => one.family === family);
  const url = face && urls[face.file];
  if (!face || url === undefined) return;
  const font = new FontFace(face.family, `url(${url})`, { weight: face.weight });
  await font.load();
  // A worker's global scope has `fonts`, which the DOM types put on `document`.
  const scope = globalThis as unknown as { readonly fonts: FontFaceSet };
  scope.fonts.add(font);
}
