import { drawLight } from '../stage/draw-light.ts';
import type { PainterCanvas } from './painter-parts.ts';
import type { FilmSize } from './preview-film.ts';

/** The light of what is on the canvas of a worker. Of a film that can't be read, nothing is lit. */
export function lightOfFilm(film: PainterCanvas, size: FilmSize): ImageBitmap {
  const light = new OffscreenCanvas(size.width, size.height);
  const context = light.getContext('2d', { willReadFrequently: true });
  // The worker's canvas is an OffscreenCanvas; the painter's own type of it is narrower.
  if (context) drawLight(context, film as unknown as OffscreenCanvas, size);
  return light.transferToImageBitmap();
}
