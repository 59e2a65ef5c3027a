import { mix, shade, blob, disc, line, moved, placed, polygon, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, limb, openEye, turned, volume, within } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { T_REX } from './t-rex.data.ts';

interface Leg {
  x: number;
  /** Radians ahead. */
  angle: number;
  up: number;
  colour: string;
}

function drawLeg(ctx: Context2d, { x, angle, up, colour }: Leg): void {
  turned(ctx, { x, y: -0.5, angle: -angle * 0.7 }, () => blob(ctx, volume(ctx, colour, [-0.16, 0.24]), T_REX.thigh));
  const kneeX = x + 0.05 + Math.sin(angle) * 0.24;
  const kneeY = -0.5 + Math.cos(angle) * 0.22 - up * 0.03;
  const footX = x + Math.sin(angle) * 0.4 - up * 0.1;
  const footY = -up * 0.14;
  line(ctx, { colour, width: 0.1 }, [kneeX, kneeY, footX - 0.06, footY - 0.12]);
  line(ctx, { colour, width: 0.085 }, [footX - 0.06, footY - 0.12, footX, footY - 0.045]);
  blob(ctx, colour, placed(T_REX.foot, { x: footX, y: footY }));
  for (const toe of [0.08, 0.14, 0.19]) disc(ctx, '#f3e8cf', [footX + toe, footY - 0.012, 0.02, 0.015]);
}

function drawArm(ctx: Context2d, { x, colour, sway }: { x: number; colour: string; sway: number }): void {
  const [handX, handY] = limb(ctx, { x, y: -0.6, length: 0.1, angle: 0.1 + sway, bend: -1.4, width: 0.06, colour });
  for (const y of [-0.02, 0.025])
    line(ctx, { colour: '#f3e8cf', width: 0.018 }, [handX, handY, handX + 0.045, handY + y]);
}

/** The upper jaw's teeth point down, the lower jaw's up. */
function drawTeeth(ctx: Context2d, { y, size, count }: { y: number; size: number; count: number }): void {
  for (let i = 0; i < count; i++) {
    const x = 0.14 + i * 0.055;
    polygon(ctx, '#fffaf0', [x - 0.02, y, x + 0.02, y, x, y + size]);
  }
}

function drawHead(ctx: Context2d, colour: string, gape: number): void {
  turned(ctx, { x: 0.02, y: 0.02, angle: 0.12 + gape }, () => {
    blob(ctx, shade(colour, -0.08), T_REX.jaw);
    blob(ctx, '#a8434a', T_REX.gum);
    drawTeeth(ctx, { y: 0.035, size: -0.042, count: 5 });
  });
  drawTeeth(ctx, { y: 0.035, size: 0.055, count: 6 });
  blob(ctx, volume(ctx, colour, [-0.22, 0.1]), T_REX.skull);
  disc(ctx, shade(colour, -0.22), [0.41, -0.07, 0.016, 0.012]);
  openEye(ctx, [0.137, -0.11, 0.035], () => {
    disc(ctx, '#f6d858', [0.13, -0.11, 0.042]);
    eye(ctx, [0.137, -0.11, 0.026]);
  });
  line(ctx, { colour: shade(colour, -0.14), width: 0.026 }, [0.07, -0.17, 0.2, -0.14]);
}

function drawTrunk(ctx: Context2d, colour: string): void {
  blob(ctx, volume(ctx, colour, [-0.98, -0.34]), T_REX.trunk);
  within(ctx, () => {
    blob(ctx, mix(colour, '#f4e3b4', 0.65), T_REX.belly);
    for (const [x, y] of [
      [0.12, -0.86] as const,
      [0, -0.76] as const,
      [-0.16, -0.69] as const,
      [-0.32, -0.64] as const,
    ]) {
      polygon(ctx, shade(colour, -0.12), [x - 0.05, y - 0.06, x + 0.05, y - 0.08, x + 0.02, y + 0.16]);
    }
  });
}

export const tRex: Rig = {
  box: [-1.34, -1.35, 0.79, 0.04],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: colour = '#6f9148' } = options;
    const turn = phase * TAU;
    const { stride, lift } = paceOf(options);
    const far = -Math.sin(turn) * 0.5 * stride + 0.04;
    const near = Math.sin(turn) * 0.5 * stride - 0.04;
    turned(ctx, { x: 0, y: -Math.abs(Math.cos(turn)) * 0.03 * stride }, () => {
      drawLeg(ctx, { x: -0.1, angle: far, up: Math.max(0, -Math.cos(turn)) * lift, colour: shade(colour, -0.1) });
      drawArm(ctx, { x: 0.28, colour: shade(colour, -0.1), sway: Math.sin(turn + 1) * 0.2 });
      const sway = Math.sin(turn) * 0.08;
      turned(ctx, { x: -0.42, y: -0.54 }, () => {
        blob(ctx, volume(ctx, colour, [-0.14, 0.16]), moved(T_REX.tail, T_REX.tailSwing, sway));
      });
      drawTrunk(ctx, colour);
      turned(ctx, { x: 0.28, y: -0.88 + Math.sin(turn * 2) * 0.012, angle: Math.sin(turn) * 0.04 }, () => {
        drawHead(ctx, colour, 0.16 + 0.16 * Math.sin(turn + 2));
        drawAttire(ctx, options, { head: { x: 0.14, y: -0.1, scale: 0.16 } });
      });
      drawArm(ctx, { x: 0.2, colour: shade(colour, 0.03), sway: Math.sin(turn) * 0.2 });
      drawLeg(ctx, { x: -0.14, angle: near, up: Math.max(0, Math.cos(turn)) * lift, colour: shade(colour, 0.02) });
    });
  },
};
