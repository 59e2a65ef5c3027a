import { mix, shade, blob, disc, line, panel, polygon, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawSmoke } from './smoke.ts';
import { DRIVERS } from './train-drivers.data.ts';
import { TENDER } from './train-tender.data.ts';
import { ENGINE } from './train.data.ts';
import { drawWheel, rollAt } from './wheel.ts';

const BRASS = '#e3b04b';

function drawBoiler(ctx: Context2d, colour: string): void {
  polygon(ctx, '#2f2c35', ENGINE.chimney);
  panel(ctx, BRASS, [1.52, -1.18, 0.34, 0.05, 0.02]);
  blob(ctx, BRASS, ENGINE.dome);
  panel(ctx, volume(ctx, colour, [-0.86, -0.3]), [0.72, -0.86, 1.12, 0.52, 0.06]);
  panel(ctx, volume(ctx, '#3a3742', [-0.88, -0.3]), [1.56, -0.88, 0.34, 0.56, 0.06]);
  for (const x of [0.98, 1.28, 1.54]) panel(ctx, BRASS, [x, -0.86, 0.035, 0.52]);
  line(ctx, { colour: mix(colour, '#ffffff', 0.5), width: 0.024 }, [0.8, -0.79, 1.5, -0.79]);
  disc(ctx, '#fff1bd', [1.9, -0.7, 0.045, 0.075]);
  disc(ctx, BRASS, [1.88, -0.48, 0.03, 0.05]);
}

function drawCab(ctx: Context2d, colour: string): void {
  polygon(ctx, volume(ctx, shade(colour, -0.03), [-1.02, -0.3]), ENGINE.cab);
  panel(ctx, '#f7d99a', [0.34, -0.92, 0.32, 0.28, 0.05]);
  disc(ctx, '#3a2a2c', [0.5, -0.73, 0.07]);
  panel(ctx, '#2c3f66', [0.41, -0.72, 0.18, 0.08, 0.03]);
  panel(ctx, '#2c3f66', [0.43, -0.83, 0.16, 0.05, 0.02]);
  blob(ctx, '#3a3742', ENGINE.roof);
  panel(ctx, BRASS, [0.32, -0.52, 0.36, 0.035]);
}

function drawRods(ctx: Context2d, turn: number): void {
  const x = Math.cos(turn) * 0.1;
  const y = -0.2 + Math.sin(turn) * 0.1;
  line(ctx, { colour: '#b9bfc6', width: 0.05 }, [0.5 + x, y, 1.5 + x, y]);
  line(ctx, { colour: '#8d939b', width: 0.04 }, [1.5 + x, y, 1.78, -0.27]);
  for (const middle of DRIVERS) disc(ctx, '#e9edf0', [middle + x, y, 0.028]);
  panel(ctx, '#3a3742', [1.66, -0.36, 0.26, 0.16, 0.04]);
}

function drawEngine(ctx: Context2d, colour: string, turn: number): void {
  panel(ctx, '#2f2c35', [0.2, -0.34, 1.66, 0.1, 0.02]);
  drawBoiler(ctx, colour);
  drawCab(ctx, colour);
  polygon(ctx, '#c8453a', ENGINE.cowcatcher);
  for (const x of [1.84, 1.92, 2]) line(ctx, { colour: '#8c2c26', width: 0.016 }, [1.84, -0.27, x, -0.04]);
  for (const x of DRIVERS) drawWheel(ctx, { x, radius: 0.21, turn, hub: '#c8453a', spokes: 6, tyre: 0.2 });
  drawRods(ctx, turn);
}

function drawTender(ctx: Context2d, colour: string, turn: number): void {
  blob(ctx, '#2a2730', TENDER.coal);
  panel(ctx, volume(ctx, colour, [-0.7, -0.22]), [-0.58, -0.7, 0.76, 0.46, 0.03]);
  panel(ctx, BRASS, [-0.52, -0.62, 0.64, 0.03]);
  line(ctx, { colour: '#2f2c35', width: 0.05 }, [-0.7, -0.24, 0.3, -0.24]);
  for (const x of [-0.4, 0]) drawWheel(ctx, { x, radius: 0.13, turn: turn * 1.6, hub: '#c8453a', tyre: 0.22 });
}

function drawCoach(ctx: Context2d, colour: string, { x, turn }: { x: number; turn: number }): void {
  turned(ctx, { x, y: 0 }, () => {
    panel(ctx, volume(ctx, colour, [-0.95, -0.22]), [-0.62, -0.92, 1.24, 0.7, 0.04]);
    panel(ctx, '#f3e2bd', [-0.62, -0.5, 1.24, 0.06]);
    panel(ctx, '#3a3742', [-0.66, -0.98, 1.32, 0.09, 0.04]);
    for (const window of [-0.52, -0.24, 0.04, 0.32]) {
      panel(ctx, '#fbe2a4', [window, -0.82, 0.2, 0.24, 0.04]);
      panel(ctx, 'rgba(255,255,255,0.45)', [window, -0.82, 0.07, 0.24, 0.02]);
    }
    disc(ctx, '#8a5a3c', [0.15, -0.66, 0.06]);
    disc(ctx, '#3a2620', [-0.42, -0.66, 0.06]);
    line(ctx, { colour: '#2f2c35', width: 0.05 }, [-0.72, -0.22, 0.72, -0.22]);
    for (const wheel of [-0.4, 0.4])
      drawWheel(ctx, { x: wheel, radius: 0.13, turn: turn * 1.6, hub: '#b9bfc6', tyre: 0.22 });
  });
}

/** Engine, tender and coaches are drawn around the engine; this puts the middle of them all at 0. */
const MIDDLE = 0.63;

export const train: Rig = {
  box: [-2.83, -2, 2.83, 0.03],
  frames: 16,
  lamp: [1.94 + MIDDLE, -0.7],
  draw(ctx, phase, options) {
    const { tint: colour = '#2f6b4f' } = options;
    const turn = rollAt(phase, options);
    const sway = Math.sin(phase * TAU * 2) * 0.006;
    turned(ctx, { x: MIDDLE, y: 0 }, () => {
      drawSmoke(ctx, { x: 1.69, y: -1.2, phase, back: 2.1, rise: 0.5, size: 0.3, colour: '#f6f0ea', puffs: 9 });
      drawCoach(ctx, '#a8443a', { x: -2.72, turn });
      drawCoach(ctx, '#a8443a', { x: -1.3, turn });
      drawTender(ctx, colour, turn);
      turned(ctx, { x: 0, y: sway }, () => drawEngine(ctx, colour, turn));
      drawSmoke(ctx, { x: 1.86, y: -0.12, phase, back: 0.4, rise: 0.04, size: 0.12, colour: '#f6f0ea', puffs: 3 });
    });
  },
};
