import { mix, shade, type Context2d, type Gradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** Where the castle stands, and what it is built of. */
export interface Rock {
  readonly x: number;
  /** The level of the courtyard. */
  readonly top: number;
  readonly horizon: number;
  /** One unit of the castle in pixels. */
  readonly scale: number;
  readonly lit: string;
  readonly dark: string;
  readonly roof: string;
  /** Side of the light: 1 right, -1 left. */
  readonly side: 1 | -1;
}

export function makeRock({ frame, height, palette, sun, unit, width }: Stage, horizon: number): Rock {
  const x = castleX({ frame, width });
  return {
    x,
    top: height * (frame.tall ? 0.44 : 0.47),
    horizon,
    scale: (frame.tall ? 0.86 : 1) * unit,
    lit: mix(palette.ramp[2], palette.ramp[1], 0.35),
    dark: mix(palette.ramp[3], palette.ramp[2], 0.45),
    roof: mix('#5a2a4a', palette.ramp[3], 0.5),
    side: sun.x > x ? 1 : -1,
  };
}

/** Opposite the hero in wide frames, in the middle of narrow ones. */
export function castleX({ frame, width }: Pick<Stage, 'frame' | 'width'>): number {
  return width * (frame.wide ? 0.5 - frame.side * 0.14 : 0.5);
}

interface Faces {
  readonly left: number;
  readonly right: number;
  readonly lit: string;
  readonly dark: string;
}

/** Light from one side across something upright. */
export function acrossFaces(ctx: Context2d, { side }: Rock, { left, right, lit, dark }: Faces): Gradient {
  const paint = ctx.createLinearGradient(left, 0, right, 0);
  paint.addColorStop(0, side < 0 ? lit : dark);
  paint.addColorStop(1, side > 0 ? lit : dark);
  return paint;
}

export function roofFaces({ roof }: Rock, glow: string): { lit: string; dark: string } {
  return { lit: mix(roof, glow, 0.35), dark: shade(roof, -0.06) };
}
