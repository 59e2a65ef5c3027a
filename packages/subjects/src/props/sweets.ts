import { disc, fraction, line, panel, polygon, rgba, shade, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const PUFFS = [
  [-0.24, -0.78, 0.24],
  [0.24, -0.8, 0.25],
  [0, -0.66, 0.26],
  [-0.3, -1.02, 0.25],
  [0.3, -1.04, 0.25],
  [0, -1, 0.32],
  [-0.16, -1.24, 0.24],
  [0.18, -1.26, 0.23],
  [0, -1.36, 0.17],
] as const;

/** A cloud of sugar on a paper cone, shimmering. */
function drawCandyFloss(ctx: Context2d, colour: string, turn: number): void {
  polygon(ctx, volume(ctx, '#fbf4e4', [-0.6, 0]), [-0.13, -0.6, 0.13, -0.6, 0.02, 0, -0.02, 0]);
  for (let stripe = 0; stripe < 4; stripe++)
    line(ctx, { colour: rgba(colour, 0.9), width: 0.026 }, [
      -0.1 + stripe * 0.012,
      -0.48 + stripe * 0.12,
      0.1 - stripe * 0.02,
      -0.4 + stripe * 0.12,
    ]);
  for (const [index, [x, y, radius]] of PUFFS.entries()) {
    const swell = radius * (1 + Math.sin(turn + index) * 0.025);
    disc(ctx, shade(colour, -0.06 + (index % 3) * 0.025), [x, y, swell]);
    disc(ctx, rgba('#ffffff', 0.22), [x - radius * 0.25, y - radius * 0.3, radius * 0.5, radius * 0.42]);
  }
  for (let strand = 0; strand < 16; strand++) {
    const [puffX, puffY, radius] = PUFFS[strand % PUFFS.length] ?? PUFFS[0];
    const angle = strand * 2.4;
    line(ctx, { colour: rgba('#ffffff', 0.35), width: 0.012 }, [
      puffX + Math.cos(angle) * radius * 0.3,
      puffY + Math.sin(angle) * radius * 0.3,
      puffX + Math.cos(angle + 0.5) * radius * 0.75,
      puffY + Math.sin(angle + 0.5) * radius * 0.75,
    ]);
  }
}

/** An ice lolly, a drop running down it. */
function drawLolly(ctx: Context2d, colour: string, phase: number): void {
  turned(ctx, { x: 0, y: 0, angle: 0.09 }, () => {
    panel(ctx, volume(ctx, '#e0b880', [-0.5, 0]), [-0.065, -0.5, 0.13, 0.5, 0.06]);
    ctx.fillStyle = volume(ctx, colour, [-1.36, -0.4]);
    ctx.beginPath();
    ctx.roundRect(-0.3, -1.36, 0.6, 0.98, [0.3, 0.3, 0.06, 0.06]);
    ctx.fill();
    ctx.save();
    ctx.clip();
    panel(ctx, '#fbe9c8', [-0.32, -1.0, 0.64, 0.22]);
    panel(ctx, '#f5a23c', [-0.32, -0.8, 0.64, 0.5]);
    panel(ctx, 'rgba(255,255,255,0.35)', [-0.2, -1.2, 0.07, 0.74, 0.035]);
    for (const x of [0.02, 0.16]) panel(ctx, 'rgba(0,0,0,0.07)', [x, -1.22, 0.06, 0.78, 0.03]);
    ctx.restore();
    const fall = fraction(phase);
    disc(ctx, '#f5a23c', [0.2, -0.4 + fall * 0.36, 0.032 * (1 - fall * 0.5), 0.045]);
    disc(ctx, '#f5a23c', [0.2, -0.39, 0.04, 0.03]);
  });
}

/** Candy floss, or by `kind` an ice lolly. */
export const sweets: Rig = {
  box: [-0.62, -1.62, 0.62, 0.05],
  frames: 20,
  beats: 0.4,
  draw(ctx, phase, { kind, tint }) {
    if (kind === 'popsicle') drawLolly(ctx, tint ?? '#e8485a', phase);
    else drawCandyFloss(ctx, tint ?? '#f59ac0', phase * TAU);
  },
};
