import type { Context2d, Gradient } from './canvas.ts';

/** A gradient from `y0` down to `y1` with evenly spaced stops; `stops` are CSS colours. */
export function verticalGradient(
  ctx: Context2d,
  [y0, y1]: readonly [y0: number, y1: number],
  stops: readonly string[],
): Gradient {
  const gradient = ctx.createLinearGradient(0, y0, 0, y1);
  const last = Math.max(1, stops.length - 1);
  stops.forEach((colour, index) => {
    gradient.addColorStop(index / last, colour);
  });
  return gradient;
}
