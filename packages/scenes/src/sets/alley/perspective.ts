import { lerp } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** One-point perspective: everything runs to the vanishing point. */
export interface Perspective {
  readonly x: number;
  readonly y: number;
  /** Height of the floor where the houses end. */
  readonly floor: number;
  /** Upper and lower edge of the house fronts at x. */
  eaveAt(x: number): number;
  footAt(x: number): number;
}

export function makePerspective({ frame, height, width }: Stage): Perspective {
  const x = width * (frame.wide ? 0.5 - frame.side * 0.08 : 0.5);
  const y = height * (frame.tall ? 0.46 : 0.45);
  const floor = frame.ground - height * 0.1;
  return {
    x,
    y,
    floor,
    eaveAt: (at) => lerp(y, -height * 0.9, Math.abs(at - x) / (width * 0.5)),
    footAt: (at) => lerp(y + height * 0.05, floor + (height - floor) * 0.7, Math.abs(at - x) / (width * 0.56)),
  };
}
