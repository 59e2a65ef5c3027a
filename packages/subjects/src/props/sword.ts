import { disc, line, mix, panel, polygon, rgba, shade, stroke, type Context2d } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const BLADE = [-0.085, -0.4, 0.085, -0.4, 0.07, -1.36, 0, -1.54, -0.07, -1.36];
const CURVED = [-0.06, -0.42, 0.05, -0.42, 0.1, -0.8, 0.2, -1.2, 0.36, -1.54, 0.22, -1.44, 0.06, -1.12, -0.02, -0.8];

/** Light that runs up the blade once in a cycle. */
function drawGleam(ctx: Context2d, phase: number): void {
  const y = -0.3 - phase * 1.5;
  polygon(ctx, 'rgba(255,255,255,0.75)', [-0.3, y, 0.5, y - 0.3, 0.5, y - 0.18, -0.3, y + 0.12]);
}

function drawKatana(ctx: Context2d, colour: string, phase: number): void {
  polygon(ctx, volume(ctx, '#cfd6de', [-1.5, -0.4]), CURVED);
  within(ctx, () => drawGleam(ctx, phase));
  stroke(ctx, { colour: 'rgba(255,255,255,0.8)', width: 0.012 }, [0.03, -0.44, 0.06, -0.8, 0.16, -1.18, 0.3, -1.46]);
  panel(ctx, volume(ctx, colour, [-0.4, 0]), [-0.06, -0.4, 0.12, 0.4, 0.03]);
  for (let knot = 0; knot < 5; knot++) {
    const y = -0.34 + knot * 0.07;
    polygon(ctx, mix(colour, '#ffffff', 0.72), [0, y - 0.026, 0.032, y, 0, y + 0.026, -0.032, y]);
  }
  disc(ctx, '#b58a3c', [0, -0.41, 0.17, 0.035]);
  disc(ctx, '#d9b05c', [0, -0.418, 0.15, 0.026]);
}

function drawLongSword(ctx: Context2d, colour: string, phase: number): void {
  polygon(ctx, volume(ctx, '#d3dae2', [-1.5, -0.4]), BLADE);
  within(ctx, () => {
    polygon(ctx, rgba('#8f9aa8', 0.55), [0, -0.38, 0.09, -0.38, 0.09, -1.36, 0, -1.54]);
    drawGleam(ctx, phase);
  });
  line(ctx, { colour: 'rgba(110,122,138,0.7)', width: 0.02 }, [0, -0.42, 0, -1.2]);
  panel(ctx, volume(ctx, colour, [-0.34, 0]), [-0.05, -0.36, 0.1, 0.3, 0.02]);
  for (let turn = 0; turn < 4; turn++)
    line(ctx, { colour: shade(colour, -0.14), width: 0.016 }, [-0.05, -0.3 + turn * 0.065, 0.05, -0.33 + turn * 0.065]);
  panel(ctx, volume(ctx, '#e0b04e', [-0.44, -0.34]), [-0.28, -0.43, 0.56, 0.075, 0.035]);
  for (const x of [-0.27, 0.27]) disc(ctx, '#f0c765', [x, -0.392, 0.05]);
  disc(ctx, '#e0b04e', [0, -0.04, 0.075]);
  disc(ctx, '#c8323f', [0, -0.04, 0.042]);
  disc(ctx, 'rgba(255,255,255,0.6)', [-0.014, -0.055, 0.013]);
}

/** A sword that stands on its pommel, light running up its blade; a katana by `kind`. */
export const sword: Rig = {
  box: [-0.36, -1.62, 0.56, 0.06],
  frames: 24,
  beats: 0.3,
  draw(ctx, phase, { kind, tint }) {
    const isKatana = kind === 'katana';
    turned(ctx, { x: 0, y: 0, angle: 0.08 }, () =>
      (isKatana ? drawKatana : drawLongSword)(ctx, tint ?? (isKatana ? '#2f3a5a' : '#6d3a28'), phase),
    );
  },
};
