import { rgba, disc, createRandom, type Context2d } from '@kinora/drawing';

/** Stars of all sizes over the upper part of the frame. */
export function paintStars(ctx: Context2d, count: number, seed: number): void {
  const random = createRandom(seed);
  const { width, height } = ctx.canvas;
  for (let star = 0; star < count; star++) {
    const size = (0.6 + 1.8 * random() ** 3) * (height / 720);
    disc(ctx, rgba('#f2f5ff', 0.3 + 0.7 * random()), [random() * width, random() * height * 0.85, size]);
  }
}
