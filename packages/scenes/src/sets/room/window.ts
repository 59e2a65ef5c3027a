import { mix } from '@kinora/drawing';

import type { Palette, Stage } from '../../stage/stage.ts';
import { isWet } from '../../stage/weather.ts';
import type { Opening } from '../light-shafts.ts';

/** The window, the light on both sides of it, and the lamp beside it. */
export interface Window extends Opening {
  /** The lower edge, where the sill begins. */
  readonly sill: number;
  readonly lampX: number;
  readonly lampY: number;
  /** From the top of the view to the horizon. */
  readonly outside: readonly string[];
  readonly wall: string;
}

/** Colour of the lamp. */
export const WARM = '#ffbf78';

const RAINY = ['#3f5573', '#62799a', '#8ea2b4', '#c1c6c4'];

function opening({ frame, height: h, width: w }: Stage) {
  if (frame.wide) return { x: w * (0.2 + frame.side * 0.07), y: h * 0.07, width: w * 0.6, height: h * 0.66 };
  return { x: w * 0.12, y: h * (frame.tall ? 0.14 : 0.08), width: w * 0.76, height: h * (frame.tall ? 0.5 : 0.6) };
}

/** Asks the hour's palette, so it comes before `lampPalette` replaces it. */
export function makeWindow(stage: Stage): Window {
  const { frame, palette, plan, unit, width } = stage;
  const hole = opening(stage);
  const night = palette.dark > 0.4 || plan.time === 'dusk';
  const sill = hole.y + hole.height;
  const beside = width * (frame.wide ? 0.1 : 0.02);
  return {
    ...hole,
    sill,
    lampX: frame.side < 0 ? hole.x + hole.width + beside : hole.x - beside,
    lampY: sill - 210 * unit,
    outside: isWet(stage) ? RAINY : palette.sky,
    wall: night ? '#3a2c4a' : '#8a6f68',
  };
}

/** Warm lamp against the blue outside. */
export function lampPalette({ palette }: Stage): Palette {
  return {
    ...palette,
    key: '#ffd09a',
    fill: '#4a5688',
    glow: '#ffc98a',
    mist: '#8ea2b4',
    ink: '#150f20',
    dark: 0.35,
    ramp: ['#8795a8', '#56657f', '#39304c', '#1a1226'],
  };
}

/** A colour of the view, faded towards another. */
export function outsideTone({ outside }: Window, index: number, [colour, share]: readonly [string, number]): string {
  return mix(outside[index] ?? colour, colour, share);
}
