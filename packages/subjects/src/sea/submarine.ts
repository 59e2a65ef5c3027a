import { mix, rgba, shade, blob, disc, panel, polygon, stroke, fraction, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { SUBMARINE } from './submarine.data.ts';

function drawPorthole(ctx: Context2d, x: number, radius: number): void {
  disc(ctx, '#b9853c', [x, -0.06, radius * 1.3]);
  disc(ctx, '#e8b858', [x, -0.07, radius * 1.2]);
  disc(ctx, '#7fc4d8', [x, -0.065, radius]);
  disc(ctx, rgba('#ffffff', 0.6), [x - radius * 0.3, -0.065 - radius * 0.35, radius * 0.35, radius * 0.2, -0.6]);
}

/** A captain looks out of the largest porthole. */
function drawCaptain(ctx: Context2d, look: number): void {
  disc(ctx, '#e8b858', [0.62, -0.07, 0.25]);
  disc(ctx, '#b9853c', [0.62, -0.07, 0.225]);
  disc(ctx, '#9ad4e4', [0.62, -0.07, 0.2]);
  within(ctx, () => {
    panel(ctx, '#2c3f66', [0.46, 0.04, 0.32, 0.2, 0.1]);
    disc(ctx, '#e8b48c', [0.62 + look, -0.04, 0.105]);
    panel(ctx, '#f6f1e6', [0.51 + look, -0.18, 0.22, 0.08, 0.03]);
    panel(ctx, '#2a2530', [0.53 + look, -0.12, 0.22, 0.03, 0.01]);
    eye(ctx, [0.61 + look * 1.5, -0.045, 0.018]);
    eye(ctx, [0.68 + look * 1.5, -0.045, 0.018]);
    disc(ctx, '#f3ede2', [0.64 + look, 0.025, 0.07, 0.045]);
  });
  disc(ctx, rgba('#ffffff', 0.5), [0.54, -0.16, 0.07, 0.03, -0.7]);
}

/** The screw as seen from the side: its blades are as tall as their sine. */
function drawScrew(ctx: Context2d, turn: number): void {
  panel(ctx, '#8a6a34', [-1.2, -0.045, 0.14, 0.09, 0.03]);
  for (const offset of [0, 2.1, 4.2]) {
    const reach = Math.sin(turn + offset) * 0.24;
    disc(ctx, Math.cos(turn + offset) > 0 ? '#e8b858' : '#b9853c', [
      -1.19,
      reach * 0.5,
      0.045,
      Math.abs(reach) * 0.5 + 0.015,
    ]);
  }
}

function drawBubbles(ctx: Context2d, phase: number): void {
  for (let i = 0; i < 6; i++) {
    const age = fraction(i / 6 + phase);
    const x = -1.26 - age * 0.3;
    disc(ctx, rgba('#e8f7fb', 0.55 * (1 - age)), [x, 0.1 - age * 0.34 + Math.sin(i * 4) * 0.06, 0.03 + 0.03 * age]);
  }
}

export const submarine: Rig = {
  box: [-1.64, -1.2, 1.2, 0.5],
  frames: 12,
  beats: 1.6,
  draw(ctx, phase, { tint: colour = '#f0b92e' }) {
    const turn = phase * TAU;
    drawBubbles(ctx, phase);
    stroke(ctx, { colour: '#8d939b', width: 0.06 }, SUBMARINE.periscope);
    disc(ctx, '#bfe8f2', [0.26, -1.12, 0.035, 0.05]);
    turned(ctx, { x: 0, y: 0, angle: Math.sin(turn) * 0.008 }, () => {
      polygon(ctx, shade(colour, -0.12), SUBMARINE.topFin);
      polygon(ctx, shade(colour, -0.16), SUBMARINE.lowFin);
      drawScrew(ctx, turn);
      blob(ctx, volume(ctx, shade(colour, -0.04), [-0.84, -0.4]), SUBMARINE.tower);
      panel(ctx, mix(colour, '#c8453a', 0.85), [-0.29, -0.62, 0.68, 0.07]);
      blob(ctx, volume(ctx, colour, [-0.46, 0.4]), SUBMARINE.hull);
      within(ctx, () => blob(ctx, mix(colour, '#c8453a', 0.85), SUBMARINE.belly));
      stroke(ctx, { colour: mix(colour, '#ffffff', 0.6), width: 0.03 }, SUBMARINE.shine);
      for (const x of [-0.52, -0.16, 0.2]) drawPorthole(ctx, x, 0.1);
      drawCaptain(ctx, Math.sin(turn) * 0.02);
    });
  },
};
