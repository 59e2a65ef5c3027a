import { blob, disc, fraction, panel, polygon, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { CUSHIONS } from './bonsai-cushions.data.ts';
import { BONSAI } from './bonsai.data.ts';

/** A flat cushion of needles, lit from above; its tufts tremble. */
function drawCushion(
  ctx: Context2d,
  colour: string,
  { cushion, turn }: { cushion: (typeof CUSHIONS)[number]; turn: number },
) {
  const [x, y, wide, tall, step] = cushion;
  const push = Math.sin(turn + x * 2) * 0.014;
  disc(ctx, shade(colour, step - 0.09), [x + push, y + tall * 0.3, wide * 0.96, tall * 0.8]);
  for (let tuft = 0; tuft < 15; tuft++) {
    const across = (tuft / 14) * 2 - 1;
    const arch = Math.sqrt(1 - across * across * 0.9);
    const tremble = Math.sin(turn * 2 + tuft * 1.3) * 0.008;
    disc(ctx, shade(colour, step + (tuft % 3) * 0.02), [
      x + push + across * wide + tremble,
      y - arch * tall * 0.4 + (tuft % 2) * 0.035,
      0.085,
      0.065,
    ]);
  }
  for (let tuft = 0; tuft < 8; tuft++) {
    const across = (tuft / 7) * 1.5 - 0.8;
    disc(ctx, shade(colour, step + 0.09), [
      x + push + across * wide,
      y - tall * (0.75 - across * across * 0.4),
      0.04,
      0.025,
    ]);
  }
}

/** Some needles fall now and then. */
function drawFalling(ctx: Context2d, colour: string, phase: number): void {
  for (let index = 0; index < 3; index++) {
    const age = fraction(phase + index / 3);
    const x = -0.4 + index * 0.36 + Math.sin(age * 8 + index) * 0.05;
    turned(ctx, { x, y: -0.66 + age * 0.62, angle: age * 9 }, () =>
      disc(ctx, rgba(shade(colour, 0.04), Math.min(1, (1 - age) * 4, age * 6)), [0, 0, 0.022, 0.01]),
    );
  }
}

/** A small old tree in a glazed bowl; its leaves take the colour that is asked for. */
export const bonsai: Rig = {
  box: [-0.86, -1.36, 0.86, 0.05],
  frames: 16,
  breathes: true,
  draw(ctx, phase, { tint: colour = '#4f8a48' }) {
    const turn = phase * TAU;
    blob(ctx, '#4a3a2e', BONSAI.soil);
    blob(ctx, '#6f9a4c', [-0.4, -0.23, -0.2, -0.29, 0.1, -0.29, 0.36, -0.23, 0, -0.21]);
    turned(ctx, { x: 0, y: -0.24, angle: Math.sin(turn) * 0.012 }, () => {
      ctx.translate(0, 0.24);
      stroke(ctx, { colour: '#6d4a35', width: 0.06 }, BONSAI.leftBranch);
      stroke(ctx, { colour: '#75503a', width: 0.055 }, BONSAI.rightBranch);
      blob(ctx, volume(ctx, '#84593f', [-0.9, -0.2]), BONSAI.trunk);
      stroke(ctx, { colour: '#5f3e2c', width: 0.016 }, BONSAI.bark);
      for (const cushion of CUSHIONS) drawCushion(ctx, colour, { cushion, turn });
    });
    for (const x of [-0.36, 0.26]) panel(ctx, '#2f4a63', [x, -0.05, 0.1, 0.06, 0.015]);
    polygon(ctx, volume(ctx, '#3d6285', [-0.24, 0]), BONSAI.pot);
    panel(ctx, '#4b7399', [-0.56, -0.25, 1.12, 0.065, 0.025]);
    panel(ctx, 'rgba(255,255,255,0.3)', [-0.5, -0.24, 0.5, 0.014, 0.007]);
    stroke(ctx, { colour: 'rgba(255,255,255,0.25)', width: 0.02 }, [-0.4, -0.16, -0.38, -0.1, -0.36, -0.07]);
    drawFalling(ctx, colour, phase);
  },
};
