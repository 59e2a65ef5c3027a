import { blob, TAU, type Context2d } from '@kinora/drawing';

import { halo } from '../rig/modelling.ts';

export interface Flame {
  readonly x: number;
  /** The foot of the flame. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly phase: number;
  /** Its own number, so that neighbours do not flicker alike. */
  readonly seed?: number;
}

/** From the foot up, as shares of half the width. */
const OUTLINE = [0.55, 0.95, 1, 0.82, 0.5, 0.22, 0];

/** A flicker from -1 to 1 that has come back to its start after one cycle. */
export function flickerAt(phase: number, seed: number): number {
  const turn = phase * TAU;
  return (
    (Math.sin(turn * 2 + seed * 2.1) + 0.6 * Math.sin(turn * 3 + seed * 5.3) + 0.4 * Math.sin(turn * 5 + seed)) / 2
  );
}

function tongue({ x, y, width, height, phase, seed = 0 }: Flame): number[] {
  const tall = height * (1 + 0.13 * flickerAt(phase, seed));
  const side = (sign: number) =>
    OUTLINE.map((share, i) => {
      const up = i / (OUTLINE.length - 1);
      const lick = Math.sin(phase * TAU * 2 - up * 4 + seed * 1.7) * width * 0.22 * up ** 1.3;
      return [x + sign * share * width * 0.5 + lick, y - up * tall] as const;
    });
  return [...side(1), ...side(-1).toReversed().slice(1)].flat();
}

/** A flame of three tongues, one within the other, with light around it. */
export function drawFlame(ctx: Context2d, flame: Flame): void {
  const { x, y, width, height, seed = 0 } = flame;
  halo(ctx, '#ffb347', [x, y - height * 0.4, height * 0.8, 0.45]);
  blob(ctx, '#f26a2a', tongue(flame));
  blob(ctx, '#fca93c', tongue({ ...flame, width: width * 0.68, height: height * 0.72, seed: seed + 1 }));
  blob(ctx, '#ffe79a', tongue({ ...flame, width: width * 0.36, height: height * 0.44, seed: seed + 2 }));
}
