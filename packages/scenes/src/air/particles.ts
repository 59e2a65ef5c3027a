import { type Colour, TAU, modulo, type Random, type Context2d } from '@kinora/drawing';

import type { CameraPose, Stage } from '../stage/stage.ts';

/** One drop, flake or leaf; all but `phase` from 0 to 1. */
export interface Particle {
  readonly x: number;
  readonly y: number;
  /** 0 far to 1 near: the near ones are large, soft and quick. */
  readonly near: number;
  readonly phase: number;
  readonly size: number;
  readonly tone: number;
}
export interface AirOptions {
  readonly count?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly gain?: number | undefined;
  readonly wind?: number | undefined;
}
/** What the air needs of the place it fills. */
export type AirSpace = Pick<Stage, 'width' | 'height' | 'unit' | 'palette' | 'glow' | 'largeGlow'>;
/** The particles of one kind at one moment. */
export interface Air {
  readonly stage: AirSpace;
  readonly particles: readonly Particle[];
  readonly time: number;
  readonly camera: CameraPose;
  readonly gain: number;
  readonly wind: number;
  readonly colour?: Colour | undefined;
}
export type AirPaint = (ctx: Context2d, air: Air) => void;

export function scatterParticles(random: Random, count: number): Particle[] {
  const particles = Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    near: random(),
    phase: random() * TAU,
    size: random(),
    tone: random(),
  }));
  return particles.toSorted((one, two) => one.near - two.near);
}

/** A start from 0 to 1 and an offset in pixels, as a place that wraps a little outside the frame. */
export function wrapAcross({ width }: Pick<Stage, 'width'>, start: number, offset: number): number {
  return modulo(start * width * 1.16 + offset, width * 1.16) - width * 0.08;
}
