import { soften } from './soften.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Milliseconds between two lights: often enough for one that drifts, seldom enough to cost nothing. */
export const LIGHT_EVERY_MS = 700;

/** The light is small: the stage enlarges it behind the film. */
const WIDTH = 72;
/** How far the light falls beyond the film, as the style sheet has it, in parts of the light's width. */
const REACH = 0.1;
const EDGE = Math.round(WIDTH * REACH);

/** The pixels of the light in a place; null where there is no room for any. */
export function lightSize({ width, height }: Size): Size | null {
  const tall = width > 0 ? Math.round((WIDTH * height) / width) : 0;
  return tall > 2 * EDGE ? { width: WIDTH, height: tall } : null;
}

type LightContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws the light that a film throws around itself. */
export function drawLight(context: LightContext, film: CanvasImageSource, { width, height }: Size): void {
  context.clearRect(0, 0, width, height);
  context.drawImage(film, EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE);
  const pixels = context.getImageData(0, 0, width, height);
  // Three passes reach three radii: nothing is left of the light where its canvas ends.
  soften(pixels, Math.floor((EDGE - 1) / 3));
  context.putImageData(pixels, 0, 0);
}
