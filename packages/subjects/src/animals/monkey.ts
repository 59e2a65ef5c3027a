import { mix, shade, blob, disc, line, moved, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, limb, turned, volume, within } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { MONKEY } from './monkey.data.ts';

const SKIN = '#f0cda6';

function drawLeg(
  ctx: Context2d,
  { x, angle, colour, bend }: { x: number; angle: number; colour: string; bend: number },
): void {
  const [footX, footY] = limb(ctx, { x, y: -0.32, length: 0.145, angle, bend, width: 0.095, colour });
  line(ctx, { colour: shade(SKIN, -0.08), width: 0.07 }, [footX, footY + 0.005, footX + 0.09, footY + 0.005]);
}

function drawArm(
  ctx: Context2d,
  { x, angle, colour, bend }: { x: number; angle: number; colour: string; bend: number },
): void {
  const [handX, handY] = limb(ctx, { x, y: -0.6, length: 0.17, angle, bend, width: 0.075, colour });
  disc(ctx, SKIN, [handX, handY, 0.05]);
}

function drawHead(ctx: Context2d, colour: string, lid: number): void {
  blob(ctx, shade(colour, -0.05), MONKEY.tuft);
  disc(ctx, colour, [-0.17, -0.85, 0.09, 0.1]);
  disc(ctx, mix(SKIN, '#f2a08a', 0.35), [-0.17, -0.85, 0.052, 0.062]);
  blob(ctx, volume(ctx, colour, [-1.08, -0.65]), MONKEY.head);
  blob(ctx, SKIN, MONKEY.face);
  for (const x of [0.085, 0.205]) {
    disc(ctx, '#fffaf2', [x, -0.87, 0.045, 0.052 * (1 - lid * 0.8)]);
    eye(ctx, [x + 0.01, -0.865, 0.03], lid);
  }
  disc(ctx, shade(SKIN, -0.28), [0.2, -0.785, 0.026, 0.016]);
  stroke(ctx, { colour: shade(SKIN, -0.4), width: 0.016 }, MONKEY.mouth);
  disc(ctx, 'rgba(240,110,90,0.35)', [0.08, -0.76, 0.04, 0.028]);
}

/** Where it wears something. */
const ATTIRE = {
  head: { x: 0.02, y: -0.88, scale: 0.2 },
  neck: { back: [-0.1, -0.67], front: [0.14, -0.67], width: 0.08 },
} as const;

export const monkey: Rig = {
  box: [-0.72, -1.4, 0.5, 0.06],
  frames: 14,
  draw(ctx, phase, options) {
    const { tint: colour = '#7c5236' } = options;
    const turn = phase * TAU;
    const { stride, lift } = paceOf(options);
    const swing = Math.sin(turn) * 0.6 * stride;
    const fold = (offset: number) => 0.25 + Math.max(0, Math.cos(turn + offset)) * lift * 0.9;
    const wave = stride > 0 ? swing : 0.1 * Math.sin(turn);
    turned(ctx, { x: 0, y: -Math.abs(Math.cos(turn)) * 0.035 * stride - 0.02, angle: 0.05 * stride }, () => {
      drawArm(ctx, { x: 0.08, angle: wave + 0.5, bend: -0.9, colour: shade(colour, -0.08) });
      drawLeg(ctx, { x: 0.06, angle: 0.12 - swing, bend: fold(Math.PI), colour: shade(colour, -0.08) });
      stroke(
        ctx,
        { colour: shade(colour, -0.03), width: 0.06 },
        moved(MONKEY.tail, MONKEY.tailSway, Math.sin(turn + 1) * 0.05),
      );
      drawLeg(ctx, { x: -0.06, angle: 0.12 + swing, bend: fold(0), colour });
      blob(ctx, volume(ctx, colour, [-0.7, -0.26]), MONKEY.torso);
      within(ctx, () => blob(ctx, mix(colour, SKIN, 0.75), MONKEY.belly));
      turned(ctx, { x: 0, y: -0.68, angle: Math.sin(turn + 0.5) * 0.06 }, () => {
        ctx.translate(0, 0.68);
        drawHead(ctx, colour, phase > 0.9 ? 1 : 0);
        drawAttire(ctx, options, ATTIRE);
      });
      drawArm(ctx, { x: -0.1, angle: -wave - 0.15, bend: -0.55, colour: shade(colour, 0.03) });
    });
  },
};
