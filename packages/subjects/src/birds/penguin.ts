import { shade, blob, disc, placed, polygon, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume, within } from '../rig/modelling.ts';
import { footAt, paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { PENGUIN } from './penguin.data.ts';

function drawFoot(ctx: Context2d, colour: string, [x, y]: readonly [number, number]): void {
  blob(ctx, colour, placed(PENGUIN.foot, { x, y }));
}

function drawFlipper(ctx: Context2d, colour: string, { x, angle }: { x: number; angle: number }): void {
  turned(ctx, { x, y: -0.62, angle }, () => blob(ctx, colour, PENGUIN.flipper));
}

function drawHead(ctx: Context2d): void {
  blob(ctx, '#fdf9f0', PENGUIN.cheek);
  blob(ctx, '#f5a52c', PENGUIN.lowerBeak);
  blob(ctx, '#2b2430', PENGUIN.upperBeak);
  eye(ctx, [0.12, -0.83, 0.036]);
}

/** Where it wears something. */
const ATTIRE = {
  head: { x: 0.05, y: -0.84, scale: 0.155 },
  neck: { back: [-0.13, -0.69], front: [0.17, -0.69], width: 0.085 },
} as const;

export const penguin: Rig = {
  box: [-0.5, -1.25, 0.5, 0.05],
  frames: 14,
  draw(ctx, phase, options) {
    const { tint: colour = '#2f3a4f' } = options;
    const turn = phase * TAU;
    const pace = paceOf(options);
    const waddle = Math.sin(turn) * (0.025 + 0.09 * Math.min(1, pace.stride));
    const [ahead, up] = footAt(phase, pace);
    const [behind, low] = footAt(phase, pace, 0.5);
    drawFoot(ctx, '#d9822b', [0.04 + behind * 0.07, -low * 0.08]);
    ctx.save();
    ctx.rotate(waddle);
    const flap = 0.2 + 0.16 * Math.sin(turn + 0.6) + 0.25 * pace.stride;
    drawFlipper(ctx, shade(colour, -0.08), { x: 0.19, angle: -flap - 0.15 });
    polygon(ctx, shade(colour, -0.06), PENGUIN.tail);
    blob(ctx, volume(ctx, colour, [-0.97, -0.05]), PENGUIN.body);
    within(ctx, () => {
      blob(ctx, '#f9c24d', PENGUIN.collar);
      blob(ctx, volume(ctx, '#f7f3ea', [-0.7, -0.02]), PENGUIN.belly);
      disc(ctx, 'rgba(255,214,120,0.6)', [0.06, -0.61, 0.12, 0.075]);
    });
    drawHead(ctx);
    drawAttire(ctx, options, ATTIRE);
    drawFlipper(ctx, shade(colour, 0.03), { x: -0.14, angle: flap });
    ctx.restore();
    drawFoot(ctx, '#f29a38', [-0.06 + ahead * 0.07, -up * 0.08]);
  },
};
