import type { Stage } from '../../stage/stage.ts';
import type { HourLight } from '../hour-light.ts';
import type { Opening } from '../light-shafts.ts';

/** Where things are in a ward whose hero stands on the left, with the bed on the right. */
export interface WardPlan {
  readonly light: HourLight;
  /** Where the wall stands on the floor, and where it meets the ceiling. */
  readonly floor: number;
  readonly ceiling: number;
  readonly window: Opening;
  /** Left end of the bed, its length, and its mattress's height over its feet. */
  readonly bed: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const SHARES = {
  wide: { window: [0.1, 0.3], bed: [0.53, 0.42] },
  square: { window: [0.06, 0.4], bed: [0.5, 0.52] },
  tall: { window: [0.08, 0.5], bed: [0.46, 0.62] },
} as const;

export function planWard({ frame, height, width }: Stage, light: HourLight): WardPlan {
  const { window, bed } = SHARES[frame.shape];
  const floor = frame.ground - height * (frame.tall ? 0.06 : 0.1);
  const ceiling = Math.max(height * 0.08, floor - frame.hero * 1.75);
  const top = ceiling + (floor - ceiling) * 0.14;
  return {
    light,
    floor,
    ceiling,
    window: { x: width * window[0], y: top, width: width * window[1], height: (floor - ceiling) * 0.46 },
    bed: { x: width * bed[0], y: floor + height * 0.035, width: width * bed[1], height: frame.hero * 0.4 },
  };
}
