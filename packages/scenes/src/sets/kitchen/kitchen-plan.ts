import type { Colour } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { HourLight } from '../hour-light.ts';
import type { Opening } from '../light-shafts.ts';

/** Where things are in a kitchen whose hero stands on the left, and what they are made of. */
export interface KitchenPlan {
  readonly light: HourLight;
  /** Where the floor meets the cupboards. */
  readonly floor: number;
  readonly worktop: number;
  readonly window: Opening;
  /** The stove: left edge and width. */
  readonly stove: { readonly x: number; readonly width: number };
  /** The rail that the pans hang on. */
  readonly rail: { readonly x: number; readonly y: number; readonly width: number };
  /** The shelf with jars. */
  readonly shelf: { readonly x: number; readonly y: number; readonly width: number };
  /** The high cupboard at the edge. */
  readonly larder: { readonly x: number; readonly y: number };
  readonly wall: Colour;
  readonly cupboard: Colour;
  readonly wood: Colour;
  readonly copper: Colour;
  readonly enamel: Colour;
}

/** Shares of the width: the stove's left edge and width, the window's, the rail's, the shelf's, the larder's left edge. */
const SHARES = {
  wide: { stove: [0.075, 0.17], window: [0.5, 0.27], rail: [0.29, 0.17], shelf: [0.795, 0.12], larder: 0.93 },
  square: { stove: [0.02, 0.2], window: [0.5, 0.32], rail: [0.26, 0.2], shelf: [0.85, 0.14], larder: 1.02 },
  tall: { stove: [-0.04, 0.28], window: [0.44, 0.42], rail: [0.1, 0.3], shelf: [0.44, 0.42], larder: 1.02 },
} as const;

export function planKitchen({ frame, height, unit, width }: Stage, light: HourLight): KitchenPlan {
  const share = SHARES[frame.shape];
  const floor = frame.ground - height * (frame.tall ? 0.075 : 0.1);
  const worktop = floor - frame.hero * 0.41;
  const [windowX, windowWidth] = share.window;
  const windowHeight = Math.min(
    frame.hero * (frame.tall ? 0.86 : 9),
    worktop - height * (frame.tall ? 0.16 : 0.11) - 44 * unit,
  );
  const windowTop = worktop - 44 * unit - windowHeight;
  return {
    light,
    floor,
    worktop,
    window: { x: width * windowX, y: windowTop, width: width * windowWidth, height: windowHeight },
    stove: { x: width * share.stove[0], width: width * share.stove[1] },
    rail: {
      x: width * share.rail[0],
      y: frame.tall ? Math.max(windowTop - 70 * unit, height * 0.1) : height * 0.115,
      width: width * share.rail[1],
    },
    shelf: {
      x: width * share.shelf[0],
      y: frame.tall ? windowTop - 90 * unit : worktop - frame.hero * 0.62,
      width: width * share.shelf[1],
    },
    larder: { x: width * share.larder, y: worktop - frame.hero * 1.02 },
    wall: light.tone('#f6dfb6', 0.12),
    cupboard: light.tone('#4f968c', 0.06),
    wood: light.tone('#c98a56'),
    copper: light.tone('#d07443'),
    enamel: light.tone('#f2ead9', 0.04),
  };
}
