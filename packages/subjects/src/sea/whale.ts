import {
  rgba,
  shade,
  blob,
  curve,
  disc,
  moved,
  placed,
  type Points,
  stroke,
  TAU,
  type Context2d,
} from '@kinora/drawing';

import { whaleAbove } from '../above/swimmers.ts';
import { openEye } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { WHALE } from './whale.data.ts';

/** One moment of the travelling wave that bends the body. */
export interface Beat {
  colour: string;
  /** In radians. */
  turn: number;
}

/** How far the wave raises the body at a share of its length. */
export function lift({ turn }: Beat, along: number): number {
  return Math.sin(turn - along * 2.4) * 0.11 * (0.2 + along) ** 1.4;
}

/** Rows of x, along, y become points, raised by the wave where they are. */
export function bent(beat: Beat, rows: Points): number[] {
  const points: number[] = [];
  for (let i = 0; i < rows.length; i += 3) {
    points.push(rows[i] ?? 0, (rows[i + 2] ?? 0) + lift(beat, rows[i + 1] ?? 0));
  }
  return points;
}

function drawFlukes(ctx: Context2d, beat: Beat): void {
  const sweep = Math.sin(beat.turn - 2.9) * 0.2;
  const root = { x: -1, y: lift(beat, 1) - 0.06 };
  blob(ctx, shade(beat.colour, -0.05), placed(moved(WHALE.upperFluke, WHALE.upperFlukeBeat, sweep), root));
  blob(ctx, shade(beat.colour, 0.02), placed(moved(WHALE.lowerFluke, WHALE.lowerFlukeBeat, sweep), root));
}

function drawMarkings(ctx: Context2d, beat: Beat): void {
  blob(ctx, '#c9dbe4', bent(beat, WHALE.belly));
  const groove = { colour: rgba('#6f8ea3', 0.75), width: 0.009 };
  for (let i = 0; i < 7; i++) {
    const rows = [0.9 - i * 0.03, 0.04, 0.085 + i * 0.026, 0.5, 0.2, 0.125 + i * 0.027];
    stroke(ctx, groove, bent(beat, [...rows, 0.05 + i * 0.02, 0.44, 0.15 + i * 0.021]));
  }
  for (let i = 0; i < 26; i++) {
    const y = lift(beat, 0.4) - 0.26 + ((i * 0.37) % 1) * 0.2;
    disc(ctx, rgba('#ffffff', 0.13), [0.7 - ((i * 0.618) % 1) * 1.3, y, 0.006 + 0.012 * ((i * 0.73) % 1)]);
  }
}

function drawBody(ctx: Context2d, beat: Beat): void {
  const { colour } = beat;
  curve(ctx, bent(beat, WHALE.body));
  const paint = ctx.createLinearGradient(0, -0.32, 0, 0.3);
  paint.addColorStop(0, shade(colour, 0.05));
  paint.addColorStop(0.55, colour);
  paint.addColorStop(1, shade(colour, -0.06));
  ctx.fillStyle = paint;
  ctx.fill();
  ctx.save();
  ctx.clip();
  drawMarkings(ctx, beat);
  ctx.restore();
}

function drawFace(ctx: Context2d, beat: Beat): void {
  stroke(ctx, { colour: shade(beat.colour, -0.14), width: 0.012 }, bent(beat, WHALE.mouth));
  const eye = lift(beat, 0.2);
  openEye(ctx, [0.5, eye, 0.03], () => {
    disc(ctx, '#0d1722', [0.5, eye, 0.022]);
    disc(ctx, '#ffffff', [0.507, eye - 0.008, 0.007]);
  });
}

export const whale: Rig = {
  box: [-1.2, -0.5, 1.05, 0.7],
  above: whaleAbove,
  frames: 14,
  draw(ctx, phase, { tint: colour = '#3d5f86' }) {
    const beat = { colour, turn: phase * TAU };
    drawFlukes(ctx, beat);
    drawBody(ctx, beat);
    drawFace(ctx, beat);
    const sweep = Math.sin(beat.turn + 0.5) * 0.09;
    blob(ctx, shade(colour, -0.04), moved(bent(beat, WHALE.fin), WHALE.finSweep, sweep));
    blob(ctx, shade(colour, -0.02), bent(beat, WHALE.backFin));
  },
};
