import { lerp, smoothStep } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { isWaterborne } from '../indoor-world.ts';

/** The lines of a beach, in pixels of the frame. */
export interface Shore {
  readonly horizon: number;
  /** Where dry sand and sea meet at x, on average. */
  readonly lineAt: (x: number) => number;
  /** A boat is what it is all about: the sea comes close. */
  readonly afloat: boolean;
}

/** Heights of the water's edge at the hero's end of the frame and at the other one. */
const ENDS = {
  wide: { near: 0.655, far: 0.95, bow: 1.25 },
  square: { near: 0.63, far: 0.92, bow: 1.7 },
  tall: { near: 0.605, far: 0.88, bow: 1.7 },
} as const;

/** The sea lies on the side of the light; the sand sweeps up behind the hero. */
export function layShore({ frame, height, plan, width }: Stage): Shore {
  const afloat = plan.cast.some(isWaterborne);
  const { near, far, bow } = ENDS[frame.shape];
  const lift = afloat ? { near: 0.9 - near, far: 0.1 } : { near: 0, far: 0 };
  const lineAt = (x: number) => {
    const along = frame.side < 0 ? x / width : 1 - x / width;
    const bend = smoothStep(-0.1, 1.08, along) ** bow + Math.min(0, along) * 0.12;
    return height * frame.lift * lerp(near + lift.near, far + lift.far, bend) + Math.sin(along * 9) * height * 0.006;
  };
  return { horizon: frame.horizon - height * 0.075, lineAt, afloat };
}
