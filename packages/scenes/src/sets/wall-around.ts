import { trace, type Outline } from '@kinora/drawing';

import type { Strip } from '../stage/stage.ts';

/** The outline of a wall with openings in it, which run against the clock. */
export function wallAround(
  { left, right, top, bottom }: Pick<Strip, 'left' | 'right' | 'top' | 'bottom'>,
  openings: Outline,
): Outline {
  return (ctx) => {
    ctx.moveTo(left, top);
    trace(ctx, [right, top, right, bottom, left, bottom]);
    ctx.closePath();
    openings(ctx);
  };
}
