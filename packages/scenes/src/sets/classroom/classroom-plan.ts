import type { Colour } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { HourLight } from '../hour-light.ts';
import type { Opening } from '../light-shafts.ts';

/** Where things are in a classroom whose hero stands on the left; windows fill the wall on the right. */
export interface ClassroomPlan {
  readonly light: HourLight;
  /** Where the back wall stands on the floor, and where it meets the ceiling. */
  readonly floor: number;
  readonly ceiling: number;
  /** The corner between the back wall and the wall with the windows. */
  readonly corner: number;
  readonly vanishX: number;
  readonly vanishY: number;
  readonly board: Opening;
  readonly wall: Colour;
  readonly wood: Colour;
}

/** Shares of the width: the corner, the board's left edge and width. */
const SHARES = {
  wide: { corner: 0.69, board: [0.13, 0.46] },
  square: { corner: 0.7, board: [0.07, 0.55] },
  tall: { corner: 0.72, board: [0.05, 0.6] },
} as const;

export function planClassroom({ frame, height, width }: Stage, light: HourLight): ClassroomPlan {
  const { corner, board } = SHARES[frame.shape];
  const floor = frame.ground - height * (frame.tall ? 0.09 : 0.13);
  const ceiling = frame.tall ? Math.max(height * 0.07, floor - frame.hero * 1.75) : height * 0.045;
  const foot = floor - frame.hero * 0.46;
  const tall = Math.min(frame.hero * 0.84, foot - ceiling - height * 0.05);
  return {
    light,
    floor,
    ceiling,
    corner: width * corner,
    vanishX: width * 0.44,
    vanishY: floor - frame.hero * 0.62,
    board: { x: width * board[0], y: foot - tall, width: width * board[1], height: tall },
    wall: light.tone('#f3dfae', 0.1),
    wood: light.tone('#c48a54'),
  };
}

/** Depth of a point of the side wall at x: 1 at the corner, larger towards the viewer. */
function depthAt({ corner, vanishX }: ClassroomPlan, x: number): number {
  return (x - vanishX) / (corner - vanishX);
}

/** A height of the back wall, as the side wall shows it at x. */
export function heightAt(plan: ClassroomPlan, y: number, x: number): number {
  return plan.vanishY + (y - plan.vanishY) * depthAt(plan, x);
}
