import {
  mix,
  rgba,
  shade,
  disc,
  panel,
  polygon,
  clamp,
  fraction,
  pick,
  smoothStep,
  TAU,
  type Context2d,
} from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const CONFETTI = ['#f2c14e', '#4f8fd8', '#5fa35a', '#e77fa6', '#fff6e4'];

/** How far the lid is up: it opens, stays a while and closes again. */
function openAt(phase: number): number {
  return smoothStep(0.12, 0.36, phase) * (1 - smoothStep(0.78, 0.96, phase));
}

function drawLight(ctx: Context2d, open: number): void {
  const light = ctx.createLinearGradient(0, -0.6, 0, -1.3);
  light.addColorStop(0, rgba('#fff1b0', 0.85 * open));
  light.addColorStop(1, rgba('#fff1b0', 0));
  polygon(ctx, light, [-0.34, -0.58, 0.34, -0.58, 0.52, -1.3, -0.52, -1.3]);
}

function drawConfetti(ctx: Context2d, phase: number): void {
  for (let i = 0; i < 16; i++) {
    const age = clamp((phase - 0.24 - (i % 4) * 0.03) / 0.62);
    if (age <= 0 || age >= 1) continue;
    const reach = (((i * 0.618) % 1) - 0.5) * 1.3;
    const y = -0.58 - Math.sin(age * Math.PI * 0.8) * (0.45 + fraction(i * 0.37) * 0.28);
    turned(ctx, { x: reach * (0.25 + age * 0.75), y, angle: age * 9 + i, scaleY: Math.cos(age * 12 + i) }, () => {
      panel(ctx, rgba(pick(CONFETTI, i), 1 - age ** 3), [-0.028, -0.018, 0.056, 0.036, 0.006]);
    });
  }
}

function drawBow(ctx: Context2d, ribbon: string, y: number): void {
  disc(ctx, shade(ribbon, -0.06), [-0.15, y - 0.07, 0.15, 0.075, 0.5]);
  disc(ctx, shade(ribbon, -0.06), [0.15, y - 0.07, 0.15, 0.075, -0.5]);
  disc(ctx, shade(ribbon, -0.18), [-0.14, y - 0.065, 0.08, 0.035, 0.5]);
  disc(ctx, shade(ribbon, -0.18), [0.14, y - 0.065, 0.08, 0.035, -0.5]);
  disc(ctx, ribbon, [0, y - 0.03, 0.065, 0.055]);
}

export const gift: Rig = {
  box: [-0.86, -1.42, 0.74, 0.04],
  frames: 16,
  draw(ctx, phase, { tint: colour = '#c8453a' }) {
    const open = openAt(phase);
    const ribbon = '#f6cf6a';
    if (open > 0.02) {
      panel(ctx, shade(colour, -0.2), [-0.42, -0.66, 0.84, 0.2, 0.02]);
      drawLight(ctx, open);
    }
    panel(ctx, volume(ctx, colour, [-0.62, 0.02]), [-0.44, -0.6, 0.88, 0.6, 0.03]);
    for (const x of [-0.32, 0.2]) disc(ctx, mix(colour, '#ffffff', 0.25), [x, -0.42, 0.04]);
    for (const x of [-0.2, 0.32]) disc(ctx, mix(colour, '#ffffff', 0.25), [x, -0.18, 0.04]);
    panel(ctx, volume(ctx, ribbon, [-0.62, 0.02]), [-0.085, -0.6, 0.17, 0.6]);
    drawConfetti(ctx, phase);
    const shake = Math.sin(phase * TAU * 6) * 0.02 * (phase < 0.14 ? 1 : 0);
    turned(ctx, { x: -0.24 * open, y: -0.6 - open * 0.3, angle: -open * 0.55 + shake }, () => {
      panel(ctx, volume(ctx, shade(colour, 0.03), [-0.18, 0]), [-0.5, -0.17, 1, 0.19, 0.03]);
      panel(ctx, ribbon, [-0.085, -0.17, 0.17, 0.19]);
      drawBow(ctx, ribbon, -0.17);
    });
  },
};
