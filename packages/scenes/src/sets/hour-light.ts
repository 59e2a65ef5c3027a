import { mix, shade, type Colour, smoothStep, type Gradient, type Context2d } from '@kinora/drawing';

import type { Palette, Stage } from '../stage/stage.ts';

/** What an hour does to a place that has colours, windows and lamps of its own. */
export interface HourLight {
  /** A colour of the place in this light; `depth` is 0 near to 1 far. */
  readonly tone: (colour: Colour, depth?: number) => Colour;
  /** How far the lamps are lit, 0 to 1. */
  readonly lamps: number;
  /** Strength of what falls in from outside, 0 to 1. */
  readonly daylight: number;
  /** Colour of what falls in. */
  readonly beam: Colour;
}

/** What lamplight makes of the shadows. */
const LAMPLIT = '#8a4a34';

/** Colour of a lamp indoors. */
export const LAMP = '#ffc27a';

const DAYLIGHT: Readonly<Record<Palette['id'], number>> = {
  dawn: 0.75,
  day: 1,
  sunset: 0.95,
  dusk: 0.35,
  night: 0.3,
  storm: 0.12,
  grey: 0.3,
};

/** Asks the hour's palette, so it comes before a set replaces it. */
export function makeHourLight({ palette }: Pick<Stage, 'palette'>): HourLight {
  const { dark, fill, glow, id, key, mist, ramp } = palette;
  const lamps = smoothStep(0.12, 0.5, dark);
  const cool = mix(mix(ramp[2], fill, 0.4), ramp[3], 0.35 * dark);
  const wash = mix(cool, LAMPLIT, 0.62 * lamps);
  return {
    lamps,
    daylight: DAYLIGHT[id],
    beam: mix(glow, key, 0.3),
    tone: (colour, depth = 0) => {
      const washed = shade(mix(colour, wash, 0.12 + 0.46 * dark), -0.09 * dark, 1 + 0.25 * dark);
      return mix(mix(washed, LAMP, 0.04 * lamps), mist, 0.5 * depth * (1 - 0.6 * dark));
    },
  };
}

/** The palette that lights a cast indoors: the hour's, warmed by lamps. */
export function warmedPalette({ palette }: Pick<Stage, 'palette'>, { lamps }: HourLight): Palette {
  return {
    ...palette,
    key: mix(palette.key, '#ffd09a', 0.7 * lamps),
    glow: mix(palette.glow, LAMP, 0.65 * lamps),
    dark: palette.dark * (1 - 0.45 * lamps),
  };
}

interface Round {
  readonly left: number;
  readonly right: number;
  readonly colour: Colour;
  /** Light on its right side. */
  readonly lit: Colour;
}

/** Paint for something round that is lit from the right. */
export function roundPaint(ctx: Context2d, { left, right, colour, lit }: Round): Gradient {
  const paint = ctx.createLinearGradient(left, 0, right, 0);
  paint.addColorStop(0, shade(colour, -0.12));
  paint.addColorStop(0.4, colour);
  paint.addColorStop(0.78, mix(colour, lit, 0.5));
  paint.addColorStop(1, shade(colour, -0.02));
  return paint;
}
