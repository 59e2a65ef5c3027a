import type { Context2d } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';

type Sided = Pick<Stage, 'frame' | 'width'>;

/** Paints as if the hero stood on the left and the light on the right; mirrored where it is the other way round. */
export function heroLeft(ctx: Context2d, { frame, width }: Sided, paint: () => void): void {
  ctx.save();
  if (frame.side > 0) {
    ctx.translate(width, 0);
    ctx.scale(-1, 1);
  }
  paint();
  ctx.restore();
}

/** Where a place of such a painting is in the frame. */
export function mirroredX({ frame, width }: Sided, x: number): number {
  return frame.side < 0 ? x : width - x;
}
