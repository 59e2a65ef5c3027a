import { mix, shade, type Colour, smoothStep } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';

/** Where things are in a market whose hero stands on the left, and how its colours look at this hour. */
export interface MarketPlan {
  /** Where the cobbles begin. */
  readonly street: number;
  readonly horizon: number;
  /** How far the lamps are lit, 0 to 1. */
  readonly lamps: number;
  /** How much snow lies, 0 to 1. */
  readonly white: number;
  /** A colour of the market in this light; `depth` is 0 near to 1 far. */
  readonly tone: (colour: Colour, depth?: number) => Colour;
  /** The same under an open sky, where snow lies. */
  readonly snowed: (colour: Colour, depth?: number) => Colour;
}

export function planMarket({ frame, height, palette, plan }: Stage): MarketPlan {
  const { dark, mist, ramp } = palette;
  const white = isSnowy({ plan }) ? 0.72 : 0;
  const tone = (colour: Colour, depth = 0) => {
    const shaded = shade(
      mix(colour, mix(ramp[2], ramp[3], dark * 0.4), 0.12 + 0.4 * dark),
      -0.06 * dark,
      1 + 0.2 * dark,
    );
    return mix(shaded, mix(mist, ramp[1], 0.3), 0.62 * depth);
  };
  return {
    street: frame.ground - height * (frame.tall ? 0.085 : 0.12),
    horizon: frame.horizon + height * 0.01,
    lamps: smoothStep(0.1, 0.45, dark),
    white,
    tone,
    snowed: (colour, depth = 0) => mix(tone(colour, depth), mix('#ffffff', palette.sky[3], 0.2 + 0.4 * dark), white),
  };
}
