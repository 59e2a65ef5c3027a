import { mix, shade, type Colour } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** Where things are in a theatre, and its colours in the mood of the play. */
export interface TheatrePlan {
  /** Where the boards meet the backcloth. */
  readonly back: number;
  /** The front edge of the boards. */
  readonly edge: number;
  /** How far the curtains reach in from each side, at the top. */
  readonly reach: number;
  /** Depth of the border over the stage. */
  readonly border: number;
  readonly curtain: Colour;
  readonly gold: Colour;
  readonly boards: Colour;
  /** The dark of the house. */
  readonly house: Colour;
  /** Colours of the lamps: the hero's first. */
  readonly lamps: readonly [Colour, Colour, Colour];
}

export function planTheatre({ frame, height, palette, width }: Stage): TheatrePlan {
  const { dark, glow, ramp, sky } = palette;
  const tint = (colour: Colour) => shade(mix(colour, ramp[2], 0.14 + 0.14 * dark), -0.05 * dark);
  return {
    back: frame.ground - height * (frame.tall ? 0.1 : 0.15),
    edge: frame.ground + height * (frame.tall ? 0.05 : 0.075),
    reach: width * (frame.wide ? 0.19 : 0.21),
    border: height * (frame.tall ? 0.13 : 0.15),
    curtain: tint('#b02733'),
    gold: tint('#e2ab4e'),
    boards: tint('#b3743f'),
    house: mix(shade(ramp[3], -0.06), '#12060f', 0.45),
    lamps: [mix('#fff0cf', glow, 0.35), mix(sky[3], '#ff8fb4', 0.4), mix(sky[1], '#7fc8ff', 0.5)],
  };
}
