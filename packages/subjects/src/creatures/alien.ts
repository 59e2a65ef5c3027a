import { mix, shade, blob, disc, line, stroke, TAU, type Context2d } from '@kinora/drawing';

import { limb, turned, volume, within } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { ALIEN } from './alien.data.ts';

interface Part {
  x: number;
  angle: number;
  bend: number;
  colour: string;
}

function drawLeg(ctx: Context2d, { x, angle, bend, colour }: Part): void {
  const [footX, footY] = limb(ctx, { x, y: -0.28, length: 0.12, angle, bend, width: 0.075, colour });
  line(ctx, { colour: shade(colour, -0.06), width: 0.07 }, [footX - 0.02, footY + 0.01, footX + 0.09, footY + 0.01]);
}

function drawArm(ctx: Context2d, { x, angle, bend, colour }: Part): void {
  const [handX, handY] = limb(ctx, { x, y: -0.49, length: 0.16, angle, bend, width: 0.055, colour });
  const reach = angle - bend;
  for (const spread of [-0.5, 0, 0.5]) {
    line(ctx, { colour, width: 0.028 }, [
      handX,
      handY,
      handX + Math.sin(reach + spread) * 0.07,
      handY + Math.cos(reach + spread) * 0.07,
    ]);
  }
}

function drawHead(ctx: Context2d, colour: string, { sway, lid }: { sway: number; lid: number }): void {
  for (const feeler of ALIEN.feelers) {
    const bent = feeler.map((value, i) => (i === 4 ? value + sway : value));
    stroke(ctx, { colour: shade(colour, -0.05), width: 0.03 }, bent);
    disc(ctx, '#ffd84a', [bent[4] ?? 0, bent[5] ?? 0, 0.045]);
  }
  blob(ctx, volume(ctx, colour, [-1.18, -0.56]), ALIEN.head);
  within(ctx, () => disc(ctx, mix(colour, '#ffffff', 0.3), [-0.1, -1.08, 0.14, 0.06, -0.3]));
  for (const [shape, x, y] of [[ALIEN.farEye, 0.24, -0.91] as const, [ALIEN.nearEye, -0.16, -0.91] as const]) {
    if (lid > 0) {
      stroke(ctx, { colour: shade(colour, -0.25), width: 0.024 }, [
        x - 0.08,
        y + 0.05,
        x,
        y + 0.08,
        x + 0.08,
        y + 0.05,
      ]);
      continue;
    }
    blob(ctx, '#1c1a2a', shape);
    disc(ctx, '#ffffff', [x + 0.01, y, 0.036, 0.03]);
    disc(ctx, 'rgba(160,190,255,0.7)', [x - 0.05, y + 0.08, 0.022]);
  }
  stroke(ctx, { colour: shade(colour, -0.28), width: 0.018 }, ALIEN.mouth);
}

export const alien: Rig = {
  box: [-0.42, -1.52, 0.57, 0.02],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: colour = '#86c96a' } = options;
    const turn = phase * TAU;
    const { stride, lift } = paceOf(options);
    const swing = Math.sin(turn) * 0.55 * stride;
    const fold = (offset: number) => 0.1 + Math.max(0, Math.cos(turn + offset)) * lift * 0.8;
    const dark = shade(colour, -0.1);
    turned(ctx, { x: 0, y: -0.03 - Math.abs(Math.cos(turn)) * 0.03 * stride }, () => {
      const greeting = stride > 0 ? 0.5 + swing : 2.1 + Math.sin(turn * 2) * 0.15;
      drawArm(ctx, {
        x: 0.14,
        angle: greeting,
        bend: stride > 0 ? -0.5 : -0.4 + Math.sin(turn * 2) * 0.3,
        colour: dark,
      });
      drawLeg(ctx, { x: 0.08, angle: 0.05 - swing, bend: fold(Math.PI), colour: dark });
      drawLeg(ctx, { x: -0.05, angle: 0.05 + swing, bend: fold(0), colour });
      blob(ctx, volume(ctx, colour, [-0.6, -0.18]), ALIEN.torso);
      within(ctx, () => blob(ctx, '#5a6fb8', ALIEN.suit));
      disc(ctx, '#ffd84a', [0.04, -0.32, 0.035]);
      turned(ctx, { x: 0.02, y: -0.56, angle: Math.sin(turn) * 0.05 }, () => {
        ctx.translate(-0.02, 0.56);
        drawHead(ctx, colour, {
          sway: Math.sin(turn + 1) * 0.04,
          lid: phase > 0.92 || options.activity === 'sleep' ? 1 : 0,
        });
      });
      drawArm(ctx, { x: -0.1, angle: -swing - 0.2, bend: -0.3, colour });
    });
  },
};
