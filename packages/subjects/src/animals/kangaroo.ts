import { mix, shade, blob, disc, line, moved, placed, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, limb, turned, volume, within } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { KANGAROO } from './kangaroo.data.ts';

function drawHindLeg(ctx: Context2d, colour: string, leap: number): void {
  turned(ctx, { x: -0.06, y: -0.26, angle: leap * 0.5 }, () => {
    ctx.translate(0.06, 0.26);
    blob(ctx, volume(ctx, colour, [-0.44, -0.1]), KANGAROO.thigh);
  });
  const heelX = -0.1 - leap * 0.22;
  const heelY = -0.06 - leap * 0.02;
  line(ctx, { colour, width: 0.09 }, [0.04 - leap * 0.06, -0.2 + leap * 0.02, heelX, heelY]);
  turned(ctx, { x: heelX, y: heelY + 0.03, angle: leap * 0.85 }, () =>
    blob(ctx, shade(colour, -0.05), placed(KANGAROO.foot, { x: 0.1, y: 0.03 })),
  );
}

function drawJoey(ctx: Context2d, colour: string, peek: number): void {
  turned(ctx, { x: 0, y: peek }, () => {
    blob(ctx, shade(colour, -0.04), KANGAROO.joeyEar);
    blob(ctx, shade(colour, 0.05), KANGAROO.joey);
    eye(ctx, [0.19, -0.49, 0.018]);
    disc(ctx, '#2a1a18', [0.295, -0.46, 0.016]);
  });
}

function drawHead(ctx: Context2d, colour: string, lid: number): void {
  blob(ctx, shade(colour, -0.1), placed(KANGAROO.ear, { x: 0.08, y: 0.01 }));
  blob(ctx, volume(ctx, colour, [-1.04, -0.76]), KANGAROO.head);
  within(ctx, () => blob(ctx, mix(colour, '#fbeedd', 0.6), KANGAROO.muzzle));
  blob(ctx, colour, KANGAROO.ear);
  disc(ctx, mix(colour, '#f4b6a2', 0.6), [0.1, -1.1, 0.026, 0.075, -0.25]);
  disc(ctx, '#2a1a18', [0.485, -0.855, 0.03, 0.024]);
  eye(ctx, [0.27, -0.91, 0.034], lid);
}

export const kangaroo: Rig = {
  box: [-0.94, -1.57, 0.66, 0.06],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: colour = '#b57a4a' } = options;
    const turn = phase * TAU;
    const leap = Math.max(0, Math.sin(turn)) * Math.min(1, paceOf(options).lift * 1.2);
    const arm = { length: 0.11, bend: -0.9, width: 0.06 };
    turned(ctx, { x: 0, y: -leap * 0.3, angle: leap * 0.12 }, () => {
      blob(
        ctx,
        volume(ctx, shade(colour, -0.03), [-0.44, 0.02]),
        moved(KANGAROO.tail, KANGAROO.tailLift, Math.sin(turn) * 0.012 - leap * 0.22),
      );
      limb(ctx, { ...arm, x: 0.27, y: -0.66, angle: 0.5 + leap * 0.4, colour: shade(colour, -0.12) });
      blob(ctx, volume(ctx, colour, [-0.88, -0.14]), KANGAROO.body);
      within(ctx, () => blob(ctx, mix(colour, '#fbeedd', 0.72), KANGAROO.belly));
      drawJoey(ctx, colour, Math.sin(turn * 2) * 0.014);
      blob(ctx, mix(colour, '#fbeedd', 0.5), KANGAROO.pouch);
      stroke(ctx, { colour: shade(colour, -0.08), width: 0.018 }, KANGAROO.pouchEdge);
      turned(ctx, { x: 0.2, y: -0.8, angle: Math.sin(turn + 1) * 0.04 }, () => {
        ctx.translate(-0.2, 0.8);
        drawHead(ctx, colour, phase > 0.9 ? 1 : 0);
      });
      limb(ctx, { ...arm, x: 0.18, y: -0.66, angle: 0.15 + leap * 0.5, colour: shade(colour, 0.03) });
      drawHindLeg(ctx, shade(colour, 0.01), leap);
    });
  },
};
