import type { Context2d } from '@kinora/drawing';

/** An eye as it was drawn: its middle, its radius, and how the context lay then. */
export interface DrawnEye {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly transform: ReturnType<Context2d['getTransform']>;
}

const watched = new WeakMap<Context2d, DrawnEye[]>();

/** Says where an eye is drawn, for whoever paints what a face shows. */
export function noteEye(ctx: Context2d, [x, y, radius]: readonly [number, number, number]): void {
  watched.get(ctx)?.push({ x, y, radius, transform: ctx.getTransform() });
}

/** Runs a drawing and tells which eyes it drew. */
export function watchEyes(ctx: Context2d, draw: () => void): readonly DrawnEye[] {
  const eyes: DrawnEye[] = [];
  watched.set(ctx, eyes);
  draw();
  watched.delete(ctx);
  return eyes;
}
