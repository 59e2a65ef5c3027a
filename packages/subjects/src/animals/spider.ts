import { mix, shade, disc, line, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume } from '../rig/modelling.ts';
import { type Pace, paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { LEGS } from './spider-legs.data.ts';
import { SPIDER } from './spider.data.ts';

function drawLegs(ctx: Context2d, colour: string, { turn, pace }: { turn: number; pace: Pace }): void {
  for (const side of [-1, 1]) {
    turned(ctx, { x: 0, y: 0, scaleX: side }, () => {
      LEGS.forEach(([x = 0, y = 0, kneeX = 0, kneeY = 0, footX = 0, footY = 0], index) => {
        const step = turn + index * 2.2 + side * 1.2;
        const up = Math.max(0, Math.sin(step)) * (0.02 + 0.14 * pace.lift);
        const reach = Math.cos(step) * 0.1 * pace.stride * side;
        const paint = index % 2 === 0 ? shade(colour, 0.07) : colour;
        line(ctx, { colour: paint, width: 0.06 }, [x, y, kneeX + reach * 0.5, kneeY - up * 0.6]);
        line(ctx, { colour: paint, width: 0.042 }, [kneeX + reach * 0.5, kneeY - up * 0.6, footX + reach, footY - up]);
        line(ctx, { colour: mix(colour, '#f0a35a', 0.5), width: 0.05 }, [
          kneeX + reach * 0.5,
          kneeY - up * 0.6,
          kneeX + reach * 0.5,
          kneeY - up * 0.6,
        ]);
      });
    });
  }
}

function drawFace(ctx: Context2d): void {
  for (const side of [-1, 1]) {
    disc(ctx, '#fff7ea', [side * 0.095, -0.36, 0.082]);
    eye(ctx, [side * 0.095 + 0.012, -0.35, 0.05]);
    eye(ctx, [side * 0.2, -0.43, 0.026]);
    polygon(ctx, '#fff7ea', [side * 0.05 - 0.022, -0.225, side * 0.05 + 0.022, -0.225, side * 0.05, -0.17]);
  }
  stroke(ctx, { colour: '#1f151b', width: 0.016 }, SPIDER.smile);
}

export const spider: Rig = {
  box: [-0.96, -1.12, 0.96, 0.05],
  frames: 14,
  draw(ctx, phase, options) {
    const { tint: colour = '#4b3a4c' } = options;
    const turn = phase * TAU;
    drawLegs(ctx, shade(colour, -0.04), { turn, pace: paceOf(options) });
    turned(ctx, { x: 0, y: Math.sin(turn * 2) * 0.015 }, () => {
      disc(ctx, volume(ctx, colour, [-1, -0.4]), [0, -0.68, 0.34, 0.31]);
      for (let i = 0; i < 3; i++) {
        const y = -0.88 + i * 0.1;
        const half = 0.09 + i * 0.05;
        stroke(ctx, { colour: mix(colour, '#f0a35a', 0.62), width: 0.032 }, [-half, y, 0, y + 0.045, half, y]);
      }
      disc(ctx, volume(ctx, shade(colour, 0.04), [-0.55, -0.15]), [0, -0.35, 0.25, 0.21]);
      drawFace(ctx);
    });
  },
};
