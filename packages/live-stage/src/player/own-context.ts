import type { Context2d } from '@kinora/drawing';

import type { FilmSize } from './preview-film.ts';

/** A canvas of our own to paint on, whose pixels are read back for every frame. */
export function ownContext({ width, height }: FilmSize): Context2d {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to paint on.');
  return context;
}
