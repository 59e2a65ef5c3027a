import { rgba, shade, blob, curve, type Points, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { sharkAbove } from '../above/swimmers.ts';
import { eye, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { SHARK } from './shark.data.ts';

function lift(turn: number, along: number): number {
  return Math.sin(turn - along * 2.8) * 0.1 * along ** 1.6;
}

/** Rows of x, along, y become points, swept by the wave where they are; the tail also swings towards us. */
function bent(turn: number, rows: Points): number[] {
  const points: number[] = [];
  for (let i = 0; i < rows.length; i += 3) {
    const along = rows[i + 1] ?? 0;
    const squeeze = 1 + 0.07 * Math.cos(turn - along * 2.8) * along;
    points.push((rows[i] ?? 0) * squeeze, (rows[i + 2] ?? 0) + lift(turn, along));
  }
  return points;
}

function drawGills(ctx: Context2d, colour: string): void {
  for (let i = 0; i < 4; i++) {
    const x = 0.44 - i * 0.045;
    stroke(ctx, { colour: rgba(shade(colour, -0.16), 0.8), width: 0.014 }, [
      x + 0.015,
      -0.08,
      x,
      -0.01,
      x + 0.01,
      0.06,
    ]);
  }
}

function drawMouth(ctx: Context2d, colour: string, turn: number): void {
  stroke(ctx, { colour: shade(colour, -0.25), width: 0.018 }, bent(turn, SHARK.mouth));
  for (let i = 0; i < 4; i++) {
    const x = 0.84 - i * 0.05;
    polygon(ctx, '#ffffff', [x, 0.105, x + 0.03, 0.105, x + 0.014, 0.14]);
  }
}

export const shark: Rig = {
  box: [-1.34, -0.62, 1.08, 0.52],
  above: sharkAbove,
  frames: 14,
  beats: 0.8,
  draw(ctx, phase, { tint: colour = '#6b8296' }) {
    const turn = phase * TAU;
    blob(ctx, shade(colour, -0.08), bent(turn, SHARK.rearFin));
    blob(ctx, shade(colour, -0.04), bent(turn, SHARK.tail));
    blob(ctx, shade(colour, -0.03), bent(turn, SHARK.backFin));
    blob(ctx, shade(colour, -0.06), bent(turn, SHARK.smallFin));
    curve(ctx, bent(turn, SHARK.body));
    ctx.fillStyle = volume(ctx, colour, [-0.26, 0.22]);
    ctx.fill();
    within(ctx, () => blob(ctx, '#eaf0f2', bent(turn, SHARK.belly)));
    drawGills(ctx, colour);
    drawMouth(ctx, colour, turn);
    eye(ctx, [0.72, -0.03, 0.03]);
    stroke(ctx, { colour: shade(colour, -0.18), width: 0.018 }, [0.66, -0.09, 0.72, -0.075, 0.78, -0.05]);
    blob(ctx, shade(colour, -0.07), bent(turn, SHARK.sideFin));
  },
};
