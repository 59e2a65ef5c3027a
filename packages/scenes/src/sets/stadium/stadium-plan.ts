import { mix, shade, type Colour, smoothStep } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** Where things are in a stadium, and its colours at this hour. */
export interface StadiumPlan {
  /** Where the pitch ends, and the foot of the stands behind it. */
  readonly pitch: number;
  /** The upper edge of the stands in the middle of the far side. */
  readonly rim: number;
  /** How far the floodlights are lit, 0 to 1. */
  readonly lamps: number;
  readonly grass: Colour;
  readonly concrete: Colour;
  readonly steel: Colour;
  /** A colour of the stadium in this light; `depth` is 0 near to 1 far. */
  readonly tone: (colour: Colour, depth?: number) => Colour;
  /** Height of a line of the bowl at x: `share` is 0 at the pitch, 1 at the rim. */
  readonly tierAt: (share: number, x: number) => number;
}

export function planStadium({ frame, height, palette, plan, width }: Stage): StadiumPlan {
  const { dark, mist, ramp } = palette;
  const lamps = smoothStep(0.14, 0.45, dark);
  const wash = mix(ramp[2], ramp[3], 0.5 * dark);
  const tone = (colour: Colour, depth = 0) => {
    // Floodlights give back most of what the night takes.
    const shaded = shade(mix(colour, wash, 0.1 + 0.4 * dark * (1 - 0.35 * lamps)), -0.05 * dark);
    return mix(shaded, mix(mist, ramp[1], 0.4), 0.5 * depth);
  };
  const pitch = frame.ground - height * (frame.tall ? 0.13 : 0.2);
  const rim = pitch - height * (frame.tall ? 0.2 : 0.27);
  const white = plan.weather === 'snow' ? 0.55 : 0;
  return {
    pitch,
    rim,
    lamps,
    grass: mix(tone('#4f9a45'), '#f4f8ff', white),
    concrete: tone('#b9b4ac', 0.2),
    steel: tone('#8a94a0', 0.25),
    tone,
    tierAt: (share, x) => {
      const aside = Math.abs(x - width / 2) / (width * 0.5);
      const lift = aside ** 2.2 * height * (frame.tall ? 0.075 : 0.14);
      return pitch + aside ** 3 * height * 0.02 - (pitch - rim + lift) * share;
    },
  };
}
