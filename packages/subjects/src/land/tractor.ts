import { mix, shade, blob, disc, line, panel, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawSmoke } from './smoke.ts';
import { TRACTOR } from './tractor.data.ts';
import { drawWheel, rollAt } from './wheel.ts';

function drawCab(ctx: Context2d, colour: string): void {
  polygon(ctx, '#3b4147', TRACTOR.cab);
  polygon(ctx, '#bfe0ea', TRACTOR.rearPane);
  polygon(ctx, '#cfe9f1', TRACTOR.frontPane);
  disc(ctx, '#e8b48c', [-0.2, -0.95, 0.085]);
  disc(ctx, '#d9a441', [-0.2, -1.02, 0.13, 0.03]);
  disc(ctx, '#d9a441', [-0.2, -1.04, 0.075, 0.05]);
  panel(ctx, '#4f6f9c', [-0.3, -0.87, 0.2, 0.24, 0.06]);
  panel(ctx, colour, [-0.64, -1.27, 0.76, 0.1, 0.04]);
}

function drawBonnet(ctx: Context2d, colour: string): void {
  blob(ctx, volume(ctx, colour, [-0.74, -0.28]), TRACTOR.bonnet);
  stroke(ctx, { colour: mix(colour, '#ffffff', 0.5), width: 0.022 }, TRACTOR.shine);
  for (let i = 0; i < 4; i++)
    line(ctx, { colour: shade(colour, -0.2), width: 0.024 }, [0.5 + i * 0.08, -0.58, 0.5 + i * 0.08, -0.42]);
  disc(ctx, '#fff1bd', [0.92, -0.5, 0.04, 0.06]);
  panel(ctx, '#3b4147', [0.2, -0.34, 0.66, 0.12, 0.03]);
}

/** A tyre with lugs, so that its turning shows. */
function drawRearWheel(ctx: Context2d, turn: number): void {
  for (let i = 0; i < 16; i++) {
    const angle = turn + (i * TAU) / 16;
    const x = -0.52 + Math.cos(angle) * 0.41;
    const y = -0.44 + Math.sin(angle) * 0.41;
    line(ctx, { colour: '#1d1820', width: 0.06 }, [
      x,
      y,
      x + Math.cos(angle + 0.5) * 0.02,
      y + Math.sin(angle + 0.5) * 0.02,
    ]);
  }
  drawWheel(ctx, { x: -0.52, radius: 0.43, turn, hub: '#f0c33c', spokes: 6, tyre: 0.42 });
}

export const tractor: Rig = {
  box: [-1.02, -1.38, 1.02, 0.05],
  frames: 16,
  lamp: [0.95, -0.5],
  draw(ctx, phase, options) {
    const { tint: colour = '#4d8f3d' } = options;
    const turn = rollAt(phase, options);
    drawSmoke(ctx, { x: 0.55, y: -1.06, phase, back: 0.3, rise: 0.2, size: 0.1, colour: '#c9c2bc', puffs: 4 });
    turned(ctx, { x: 0, y: Math.sin(phase * TAU * 3) * 0.008 }, () => {
      line(ctx, { colour: '#3b4147', width: 0.05 }, TRACTOR.pipe);
      drawCab(ctx, colour);
      drawBonnet(ctx, colour);
    });
    drawRearWheel(ctx, turn);
    blob(ctx, colour, TRACTOR.guard);
    drawWheel(ctx, { x: 0.72, radius: 0.24, turn: turn * 2, hub: '#f0c33c', tyre: 0.42 });
  },
};
