import { rgba, disc, line, fraction, lerp, type Context2d } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawFlame } from './flame.ts';

function drawLog(ctx: Context2d, [x, y, endX, endY]: readonly [number, number, number, number]): void {
  line(ctx, { colour: '#4f3526', width: 0.15 }, [x, y, endX, endY]);
  line(ctx, { colour: '#6f4c35', width: 0.06 }, [x, y - 0.035, endX, endY - 0.035]);
  for (const t of [0.25, 0.5, 0.75]) {
    const [barkX, barkY] = [lerp(x, endX, t), lerp(y, endY, t)];
    line(ctx, { colour: '#3c281d', width: 0.016 }, [barkX - 0.03, barkY + 0.02, barkX + 0.04, barkY + 0.015]);
  }
  disc(ctx, '#c99a6a', [x, y, 0.05, 0.07]);
  disc(ctx, '#a97c4f', [x, y, 0.028, 0.04]);
}

function drawStones(ctx: Context2d): void {
  for (let i = 0; i < 8; i++) {
    const x = -0.6 + i * 0.172;
    const height = 0.075 + ((i * 0.37) % 1) * 0.03;
    disc(ctx, volume(ctx, '#8c8a90', [-0.16, 0.04]), [x, -0.05 + ((i * 0.61) % 1) * 0.03, 0.1, height]);
  }
}

function drawSparks(ctx: Context2d, phase: number): void {
  for (let i = 0; i < 12; i++) {
    const age = fraction(i * 0.618 + phase);
    const x = (((i * 0.37) % 1) - 0.5) * 0.5 + Math.sin(age * 8 + i) * 0.06;
    disc(ctx, rgba('#ffcf5a', 1 - age), [x, -0.45 - age * 0.75, 0.018 * (1 - age * 0.5)]);
  }
}

export const campfire: Rig = {
  box: [-0.8, -1.28, 0.8, 0.2],
  frames: 16,
  glow: 0.6,
  draw(ctx, phase) {
    disc(ctx, rgba('#ff9a3c', 0.3), [0, -0.06, 0.72, 0.11]);
    drawLog(ctx, [-0.46, -0.12, 0.3, -0.3]);
    drawFlame(ctx, { x: -0.17, y: -0.16, width: 0.36, height: 0.6, phase, seed: 4 });
    drawFlame(ctx, { x: 0.19, y: -0.16, width: 0.34, height: 0.54, phase, seed: 8 });
    drawFlame(ctx, { x: 0.01, y: -0.1, width: 0.5, height: 0.92, phase, seed: 1 });
    drawLog(ctx, [0.48, -0.1, -0.28, -0.16]);
    drawLog(ctx, [-0.34, -0.04, 0.36, -0.08]);
    drawStones(ctx);
    drawSparks(ctx, phase);
  },
};
