import type { Colour } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { HourLight } from '../hour-light.ts';
import type { Opening } from '../light-shafts.ts';

/** Where things are in a library whose hero stands on the left. */
export interface LibraryPlan {
  readonly light: HourLight;
  readonly floor: number;
  /** The gallery that the upper shelves stand on. */
  readonly gallery: number;
  /** The foot of the ceiling. */
  readonly ceiling: number;
  /** The box of the arched window. */
  readonly window: Opening;
  /** Left edges of the bays, and their width. */
  readonly bays: readonly number[];
  readonly bay: number;
  readonly wood: Colour;
  readonly stone: Colour;
}

/** The window's middle and width as shares of the frame's width, and how many bays fit into it. */
const SHARES = {
  wide: { middle: 0.7, width: 0.17, bays: 7 },
  square: { middle: 0.7, width: 0.25, bays: 5 },
  tall: { middle: 0.64, width: 0.34, bays: 4 },
} as const;

export function planLibrary({ frame, height, width }: Stage, light: HourLight): LibraryPlan {
  const { middle, width: share, bays } = SHARES[frame.shape];
  const floor = frame.ground - height * (frame.tall ? 0.075 : 0.1);
  const top = height * (frame.tall ? 0.1 : 0.075);
  const wide = width * share;
  const bay = width / bays;
  const first = width * middle - bay / 2;
  return {
    light,
    floor,
    gallery: floor - frame.hero * (frame.tall ? 1.02 : 1),
    ceiling: height * 0.035,
    window: { x: width * middle - wide / 2, y: top, width: wide, height: floor - frame.hero * 0.34 - top },
    bays: Array.from({ length: bays * 2 }, (_, i) => first + (i - bays) * bay).filter(
      (x) => x > -frame.margin - bay && x < width + frame.margin,
    ),
    bay,
    wood: light.tone('#8a5634'),
    stone: light.tone('#e8d6b4', 0.08),
  };
}
