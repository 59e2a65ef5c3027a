import { blob, disc, fraction, panel, polygon, rgba, shade, TAU, type Context2d } from '@kinora/drawing';

import { volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const FLAKES = 42;

function drawFir(ctx: Context2d, [x, y, size]: readonly [number, number, number]): void {
  panel(ctx, '#6d4630', [x - size * 0.06, y - size * 0.12, size * 0.12, size * 0.14]);
  for (const [step, wide, foot] of [[0, 0.42, -0.1] as const, [1, 0.34, -0.36] as const, [2, 0.24, -0.6] as const]) {
    polygon(ctx, shade('#3f7f56', step * 0.03), [
      x - size * wide,
      y + size * foot,
      x + size * wide,
      y + size * foot,
      x,
      y + size * (foot - 0.42),
    ]);
    polygon(ctx, '#f4f8fc', [
      x - size * wide * 0.4,
      y + size * (foot - 0.25),
      x + size * wide * 0.4,
      y + size * (foot - 0.25),
      x,
      y + size * (foot - 0.42),
    ]);
  }
}

function drawHut(ctx: Context2d): void {
  panel(ctx, volume(ctx, '#b5623f', [-0.72, -0.46]), [-0.13, -0.7, 0.32, 0.26, 0.01]);
  panel(ctx, '#8a4530', [0.1, -0.92, 0.065, 0.14]);
  polygon(ctx, '#f6fafd', [-0.2, -0.68, 0.03, -0.92, 0.26, -0.68]);
  panel(ctx, '#ffd873', [-0.08, -0.64, 0.09, 0.09, 0.01]);
  panel(ctx, '#5f3426', [0.07, -0.62, 0.08, 0.17, 0.02]);
}

/** A little winter under glass: snow whirls up and sinks again. */
export const snowGlobe: Rig = {
  box: [-0.64, -1.36, 0.64, 0.04],
  frames: 24,
  beats: 0.2,
  breathes: true,
  draw(ctx, phase, { tint: colour = '#a33b3f' }) {
    const glass = ctx.createRadialGradient(-0.15, -0.95, 0.05, 0, -0.76, 0.56);
    glass.addColorStop(0, '#dcedfa');
    glass.addColorStop(0.7, '#9fc4e4');
    glass.addColorStop(1, '#6f9cc8');
    disc(ctx, glass, [0, -0.76, 0.55]);
    within(ctx, () => {
      blob(ctx, '#d5e4f2', [-0.7, -0.5, -0.3, -0.62, 0.1, -0.54, 0.6, -0.62, 0.7, -0.1, -0.7, -0.1]);
      drawFir(ctx, [-0.3, -0.46, 0.42]);
      drawFir(ctx, [0.34, -0.48, 0.34]);
      drawHut(ctx);
      blob(ctx, '#f7fbfe', [-0.7, -0.42, -0.3, -0.46, 0.1, -0.43, 0.5, -0.47, 0.7, -0.1, -0.7, -0.1]);
      for (let flake = 0; flake < FLAKES; flake++) {
        const fall = fraction(phase + flake * 0.618);
        const x = ((flake * 0.37) % 1) * 1.1 - 0.55 + Math.sin(fall * TAU + flake) * 0.07;
        disc(ctx, rgba('#ffffff', 0.95), [x, -1.3 + fall * 0.95, 0.012 + (flake % 3) * 0.005]);
      }
      disc(ctx, 'rgba(255,255,255,0.4)', [-0.26, -1.02, 0.15, 0.07, -0.7]);
      disc(ctx, 'rgba(255,255,255,0.25)', [0.36, -0.56, 0.04, 0.12, 0.6]);
    });
    polygon(ctx, volume(ctx, colour, [-0.34, 0]), [-0.4, -0.32, 0.4, -0.32, 0.52, 0, -0.52, 0]);
    panel(ctx, shade(colour, 0.05), [-0.43, -0.36, 0.86, 0.07, 0.03]);
    panel(ctx, '#e6bd62', [-0.47, -0.1, 0.94, 0.035, 0.01]);
    panel(ctx, '#f3e2b4', [-0.15, -0.24, 0.3, 0.09, 0.02]);
  },
};
