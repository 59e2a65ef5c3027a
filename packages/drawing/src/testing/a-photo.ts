import { contextOf, type Canvas, type Context2d, type PaintEnv } from '../canvas/canvas.ts';
import { disc, panel } from '../canvas/outlines.ts';
import { nodeCanvas, nodePaintEnv } from './node-paint-env.ts';

/** A picture of a size, painted by the test. */
export function aPhoto([width, height]: readonly [number, number], paint: (ctx: Context2d) => void): Canvas {
  const canvas = nodeCanvas(width, height);
  paint(contextOf(canvas));
  return canvas;
}

/** A green meadow under a pale sky, with a little texture. */
export function paintMeadow(ctx: Context2d): void {
  const { width, height } = ctx.canvas;
  panel(ctx, '#b9d4ec', [0, 0, width, height]);
  panel(ctx, '#5f9a4a', [0, height * 0.6, width, height * 0.4]);
  for (let x = 0; x < width; x += 9) panel(ctx, '#4d833c', [x, height * (0.62 + (x % 7) * 0.05), 4, 3]);
}

/** A person in red with a skin-coloured head; `x` and `y` are the middle of the head, `radius` its size. */
export function paintPerson(ctx: Context2d, [x, y, radius]: readonly [number, number, number]): void {
  panel(ctx, '#b3202e', [x - radius * 1.3, y + radius * 0.9, radius * 2.6, radius * 4, radius]);
  disc(ctx, '#d9a27c', [x, y, radius]);
}

/** An environment that knows these pictures by name. */
export function photoEnv(pictures: Readonly<Record<string, Canvas>>): PaintEnv {
  return nodePaintEnv(new Map(Object.entries(pictures)));
}
