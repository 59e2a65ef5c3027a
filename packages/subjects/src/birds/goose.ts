import { blob, line, mix, placed, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume } from '../rig/modelling.ts';
import { footAt, paceOf } from '../rig/pace.ts';
import type { Rig, RigOptions } from '../rig/rig.ts';
import { GOOSE } from './goose.data.ts';

const BILL = '#f08c2e';

/** How it holds itself: angry ones stretch the neck, hiss and raise the wings. */
const isHissing = ({ feeling }: RigOptions) => feeling === 'angry';

function drawLeg(ctx: Context2d, colour: string, [x, y]: readonly [number, number]): void {
  line(ctx, { colour, width: 0.05 }, [x * 0.4 - 0.02, -0.24, x, y - 0.04]);
  blob(ctx, colour, placed(GOOSE.foot, { x, y }));
}

function drawBill(ctx: Context2d, open: number): void {
  if (open > 0) {
    turned(ctx, { x: 0.08, y: 0.02, angle: open }, () => {
      ctx.translate(-0.08, -0.02);
      blob(ctx, shade(BILL, -0.08), GOOSE.lowerBill);
      blob(ctx, '#c8404a', GOOSE.tongue);
    });
  } else blob(ctx, shade(BILL, -0.08), GOOSE.lowerBill);
  blob(ctx, volume(ctx, BILL, [-0.1, 0.06]), GOOSE.upperBill);
}

function drawHead(ctx: Context2d, options: RigOptions, { colour, phase }: { colour: string; phase: number }): void {
  const hisses = isHissing(options);
  const neck = hisses ? GOOSE.thrust : GOOSE.neck;
  const [x = 0, y = 0] = neck.slice(-2);
  stroke(ctx, { colour: shade(colour, -0.08), width: 0.19 }, neck);
  stroke(ctx, { colour, width: 0.16 }, neck);
  turned(ctx, { x, y, angle: hisses ? 0.12 + Math.sin(phase * TAU * 2) * 0.05 : 0.08 }, () => {
    drawBill(ctx, hisses ? 0.5 + Math.sin(phase * TAU * 2) * 0.12 : 0);
    blob(ctx, volume(ctx, colour, [-0.12, 0.1]), GOOSE.head);
    eye(ctx, [0.035, -0.035, 0.026], phase > 0.93 && !hisses ? 1 : 0);
    drawAttire(ctx, options, { head: { x: 0, y: -0.02, scale: 0.12 } });
  });
}

function drawWing(ctx: Context2d, colour: string, { hisses, lift }: { hisses: boolean; lift: number }): void {
  turned(ctx, { x: 0.14, y: -0.46, angle: lift }, () => {
    ctx.translate(-0.14, 0.46);
    blob(ctx, volume(ctx, colour, hisses ? [-1.2, -0.4] : [-0.62, -0.3]), hisses ? GOOSE.raised : GOOSE.wing);
    const quills = hisses ? [0.08, -0.5, -0.12, -0.76, -0.38, -1.06] : [0.04, -0.36, -0.2, -0.4, -0.48, -0.46];
    for (const step of [0, 0.09])
      stroke(
        ctx,
        { colour: shade(colour, -0.12), width: 0.016 },
        quills.map((value, index) => (index % 2 === 0 ? value - step * 0.9 : value + step)),
      );
  });
}

/** A goose: it waddles; an angry one stretches its neck, hisses and raises its wings. */
export const goose: Rig = {
  box: [-0.78, -1.4, 1, 0.05],
  stance: [-0.68, -1.16, 0.62],
  frames: 14,
  anchors: (_phase, options) => {
    const [x = 0, y = 0] = (isHissing(options) ? GOOSE.thrust : GOOSE.neck).slice(-2);
    return { head: [x, y - 0.02, 0.13], hand: [x + 0.26, y + 0.02] };
  },
  draw(ctx, phase, options) {
    const { tint: colour = '#f7f4ee' } = options;
    const turn = phase * TAU;
    const pace = paceOf(options);
    const hisses = isHissing(options);
    const flap = Math.sin(turn * 2) * (hisses ? 0.14 : 0.03);
    const [[ahead, up], [behind, low]] = [footAt(phase, pace), footAt(phase, pace, 0.5)];
    drawLeg(ctx, shade(BILL, -0.1), [0.06 + behind * 0.14, -low * 0.1]);
    turned(ctx, { x: 0, y: -0.02, angle: Math.sin(turn) * (0.012 + 0.05 * Math.min(1, pace.stride)) }, () => {
      if (hisses) drawWing(ctx, mix(colour, '#b9bcc8', 0.35), { hisses, lift: 0.34 - flap });
      drawHead(ctx, options, { colour, phase });
      blob(ctx, volume(ctx, colour, [-0.66, -0.16]), GOOSE.body);
      drawWing(ctx, mix(colour, '#c8ccd8', 0.16), { hisses, lift: flap });
    });
    drawLeg(ctx, BILL, [-0.06 + ahead * 0.14, -up * 0.1]);
  },
};
