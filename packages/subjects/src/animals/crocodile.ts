import { mix, shade, blob, disc, line, moved, placed, polygon, TAU, type Context2d } from '@kinora/drawing';

import { eye, openEye, turned, volume, within } from '../rig/modelling.ts';
import { footAt, type Pace, paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { CROCODILE } from './crocodile.data.ts';

function drawLeg(
  ctx: Context2d,
  { x, step: [ahead, up], colour }: { x: number; step: readonly [number, number]; colour: string },
): void {
  const footX = x + ahead * 0.14;
  const footY = -up * 0.09;
  line(ctx, { colour, width: 0.13 }, [x, -0.24, x + ahead * 0.05 - 0.06, -0.14 - up * 0.04]);
  line(ctx, { colour, width: 0.1 }, [x + ahead * 0.05 - 0.06, -0.14 - up * 0.04, footX, footY - 0.04]);
  blob(ctx, colour, placed(CROCODILE.foot, { x: footX, y: footY }));
}

function drawLegs(
  ctx: Context2d,
  { phase, pace, colour, far }: { phase: number; pace: Pace; colour: string; far: boolean },
): void {
  const offset = far ? 0.5 : 0;
  drawLeg(ctx, { x: -0.42 + (far ? 0.1 : 0), step: footAt(phase, pace, offset), colour });
  drawLeg(ctx, { x: 0.26 + (far ? 0.1 : 0), step: footAt(phase, pace, offset + 0.5), colour });
}

/** Scutes along the back, smaller towards the end of the tail. */
function drawScutes(ctx: Context2d, colour: string, sway: number): void {
  for (let i = 0; i < 13; i++) {
    const x = 0.36 - i * 0.125;
    const along = Math.max(0, (-0.4 - x) / 0.9);
    const y = -0.53 + Math.max(0, -0.1 - x) ** 1.2 * 0.26 + Math.max(0, x - 0.2) * 0.1 + sway * along * 1.2;
    const size = 0.085 - i * 0.0035;
    polygon(ctx, colour, [x - size * 0.8, y + 0.04, x - size * 0.2, y - size, x + size * 0.6, y + 0.02]);
  }
}

function drawTeeth(ctx: Context2d, { y, size }: { y: number; size: number }): void {
  for (let i = 0; i < 8; i++) {
    const x = 0.22 + i * 0.062;
    polygon(ctx, '#fffaf0', [x - 0.022, y, x + 0.022, y, x, y + size]);
  }
}

function drawHead(ctx: Context2d, colour: string, { gape, lid }: { gape: number; lid: number }): void {
  turned(ctx, { x: 0, y: 0.02, angle: gape * 0.35 }, () => {
    blob(ctx, shade(colour, -0.06), CROCODILE.lower);
    blob(ctx, '#c9616a', CROCODILE.tongue);
    drawTeeth(ctx, { y: 0.01, size: -0.05 });
  });
  turned(ctx, { x: 0, y: 0, angle: -gape }, () => {
    drawTeeth(ctx, { y: 0.005, size: 0.055 });
    disc(ctx, shade(colour, -0.08), [0.12, -0.19, 0.08]);
    blob(ctx, volume(ctx, colour, [-0.22, 0.06]), CROCODILE.upper);
    disc(ctx, colour, [0.06, -0.19, 0.085]);
    openEye(ctx, [0.08, -0.195, 0.042], () => {
      disc(ctx, '#f5dd6a', [0.075, -0.195, 0.052, 0.052 * (1 - lid * 0.9)]);
      eye(ctx, [0.085, -0.195, 0.028], lid);
    });
    disc(ctx, shade(colour, -0.04), [0.68, -0.11, 0.045, 0.03]);
    disc(ctx, shade(colour, -0.24), [0.7, -0.115, 0.014, 0.01]);
  });
}

export const crocodile: Rig = {
  box: [-1.44, -0.77, 1.23, 0.05],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: colour = '#5d8a4c' } = options;
    const turn = phase * TAU;
    const pace = paceOf(options);
    const sway = Math.sin(turn) * 0.05;
    drawLegs(ctx, { phase, pace, colour: shade(colour, -0.12), far: true });
    drawScutes(ctx, shade(colour, -0.08), sway);
    blob(ctx, volume(ctx, colour, [-0.56, -0.12]), moved(CROCODILE.body, CROCODILE.bodySway, sway));
    within(ctx, () => {
      blob(ctx, mix(colour, '#f1e6b8', 0.65), CROCODILE.belly);
      for (let i = 0; i < 9; i++)
        disc(ctx, shade(colour, -0.07), [0.24 - i * 0.13, -0.42 + (i % 2) * 0.06, 0.035, 0.024]);
    });
    drawLegs(ctx, { phase, pace, colour: shade(colour, -0.03), far: false });
    turned(ctx, { x: 0.44, y: -0.36, angle: Math.sin(turn + 1) * 0.02 }, () => {
      drawHead(ctx, colour, { gape: 0.2 + 0.16 * Math.sin(turn), lid: phase > 0.9 ? 1 : 0 });
    });
  },
};
