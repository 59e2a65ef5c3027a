import { mix, shade, type Colour } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** Where things are in a cave whose hero stands on the left, and what light there is. */
export interface CavePlan {
  /** The middle of the opening in the roof, and half its size. */
  readonly opening: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  /** The far shore of the pool. */
  readonly pool: number;
  /** Rock from far (lit by the opening) to near (dark). */
  readonly rock: readonly [Colour, Colour, Colour, Colour];
  /** Colour of the light that falls in, and its strength from 0 to 1. */
  readonly beam: Colour;
  readonly daylight: number;
  /** Light of the crystals: two hues. */
  readonly crystals: readonly [Colour, Colour];
  readonly crystalGain: number;
}

const DAYLIGHT = { dawn: 0.8, day: 1, sunset: 0.95, dusk: 0.6, night: 0.55, storm: 0.35, grey: 0.6 } as const;

export function planCave({ frame, height, palette, width }: Stage): CavePlan {
  const { dark, fill, glow, id, key, ramp, sky } = palette;
  const deep = mix(mix(ramp[3], fill, 0.16), '#0b0d1c', 0.45);
  const lit = shade(mix(mix(ramp[2], fill, 0.35), ramp[1], 0.34), -0.05);
  const at = (share: number) => mix(lit, deep, share);
  return {
    opening: {
      x: width * (frame.wide ? 0.7 : 0.66),
      y: height * (frame.tall ? 0.095 : 0.075),
      rx: width * (frame.wide ? 0.12 : 0.2),
      ry: height * (frame.tall ? 0.075 : 0.125),
    },
    pool: frame.ground - height * (frame.tall ? 0.11 : 0.145),
    rock: [at(0.04), at(0.44), at(0.8), shade(deep, -0.035)],
    beam: mix(glow, key, 0.4),
    daylight: DAYLIGHT[id],
    crystals: [mix('#6fe6f2', sky[1], 0.18), mix('#c58bff', sky[2], 0.2)],
    crystalGain: 0.62 + 0.38 * dark,
  };
}
