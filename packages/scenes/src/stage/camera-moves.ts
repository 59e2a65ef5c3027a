import { smoothStep } from '@kinora/drawing';
import type { CameraMove } from '@kinora/reading';

/** What a move has done at one moment: shifts in frame sizes, zoom as a factor. */
export interface Shift {
  readonly x?: number;
  readonly y?: number;
  readonly zoom?: number;
  /** How much larger than the hero's plane the far ones are drawn, as a factor. */
  readonly depth?: number;
}

/** Goes from 0 to 1 within a part of the clip and stands before and after. */
const within = (t: number, from: number, to: number) => smoothStep(from, to, t);

/** The unrest of a hand: three slow waves that never meet. */
const unrest = (t: number, turns: number) =>
  0.5 * Math.sin(t * turns) + 0.3 * Math.sin(t * turns * 1.73 + 1) + 0.2 * Math.sin(t * turns * 2.61 + 2);

/**
 * Each move from start (0) to end (1). Mostly translations: a moved layer is a plain copy, a zoomed one has to be
 * scaled every frame.
 */
export const CAMERA_MOVES: Readonly<Record<CameraMove, (t: number) => Shift>> = {
  still: () => ({}),
  drift: (t) => ({ x: (t - 0.5) * 0.07, y: -(t - 0.5) * 0.012 }),
  'pan-left': (t) => ({ x: (0.5 - t) * 0.14 }),
  'pan-right': (t) => ({ x: (t - 0.5) * 0.14 }),
  'whip-pan': (t) => ({ x: -0.1 * (1 - within(t, 0.3, 0.42)) + (t - 0.5) * 0.012 }),
  'tilt-up': (t) => ({ y: (0.5 - t) * 0.1 }),
  'tilt-down': (t) => ({ y: (t - 0.5) * 0.1 }),
  'zoom-in': (t) => ({ zoom: 1 + 0.13 * t, x: (t - 0.5) * 0.02 }),
  'zoom-out': (t) => ({ zoom: 1.14 - 0.13 * t, x: (0.5 - t) * 0.02 }),
  'crash-zoom': (t) => ({ zoom: 1 + 0.3 * within(t, 0.38, 0.5) + 0.02 * t }),
  'dolly-zoom': (t) => ({ depth: 1 + 0.3 * t, zoom: 1.06 - 0.05 * t }),
  crane: (t) => ({ y: (0.5 - t) * 0.11, zoom: 1 + 0.03 * t }),
  'crane-down': (t) => ({ y: (t - 0.5) * 0.11, zoom: 1.03 - 0.03 * t }),
  reveal: (t) => ({ y: 0.05 - 0.08 * t, zoom: 1.2 - 0.2 * t }),
  orbit: (t) => ({ x: Math.sin((t - 0.5) * 2.2) * 0.07, zoom: 1.02 + 0.04 * Math.cos((t - 0.5) * 3) }),
  spiral: (t) => ({ x: Math.sin((t - 0.5) * 3.4) * 0.06 * (1 - 0.4 * t), y: (0.5 - t) * 0.04, zoom: 1 + 0.16 * t }),
  track: (t) => ({ x: (t - 0.5) * 0.03 }),
  handheld: (t) => ({ x: unrest(t, 17) * 0.011 + (t - 0.5) * 0.02, y: unrest(t + 3, 21) * 0.009, zoom: 1.02 }),
  sway: (t) => ({ x: Math.sin(t * 9) * 0.03, y: Math.sin(t * 18 + 1) * 0.008 }),
};
