import { mix, shade, blob, disc, line, panel, polygon, stroke, type Context2d } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { MOTORCYCLE } from './motorcycle.data.ts';
import { drawSmoke } from './smoke.ts';
import { drawWheel, rollAt } from './wheel.ts';

function drawEngine(ctx: Context2d): void {
  blob(ctx, '#4a4d55', MOTORCYCLE.engine);
  for (let i = 0; i < 4; i++)
    line(ctx, { colour: '#9aa0a8', width: 0.022 }, [-0.12, -0.51 + i * 0.05, 0.12, -0.54 + i * 0.05]);
  disc(ctx, '#b9bfc6', [-0.02, -0.27, 0.09]);
  disc(ctx, '#7d838b', [-0.02, -0.27, 0.055]);
  stroke(ctx, { colour: '#c3c8ce', width: 0.05 }, MOTORCYCLE.exhaust);
  line(ctx, { colour: '#d8dce0', width: 0.085 }, MOTORCYCLE.muffler);
  line(ctx, { colour: '#8f959c', width: 0.02 }, [-0.5, -0.145, -0.9, -0.19]);
}

export const motorcycle: Rig = {
  box: [-1.34, -1.12, 1.04, 0.04],
  frames: 12,
  seat: [-0.36, -0.7, 1.15],
  lamp: [0.62, -0.76],
  draw(ctx, phase, options) {
    const { tint: colour = '#3f6f8f' } = options;
    const turn = rollAt(phase, options);
    drawSmoke(ctx, { x: -0.98, y: -0.23, phase, back: 0.26, rise: 0.12, size: 0.09, colour: '#e9e4df', puffs: 3 });
    drawWheel(ctx, { x: -0.66, radius: 0.31, turn, spokes: 7, tyre: 0.3 });
    drawWheel(ctx, { x: 0.68, radius: 0.31, turn, spokes: 7, tyre: 0.3 });
    line(ctx, { colour: '#2b2a31', width: 0.06 }, MOTORCYCLE.frame);
    blob(ctx, colour, MOTORCYCLE.rearGuard);
    disc(ctx, '#ff5a4a', [-0.94, -0.52, 0.035, 0.05]);
    drawEngine(ctx);
    line(ctx, { colour: '#c9ced4', width: 0.055 }, MOTORCYCLE.frontFork);
    stroke(ctx, { colour, width: 0.06 }, MOTORCYCLE.frontGuard);
    polygon(ctx, 'rgba(206,232,242,0.65)', MOTORCYCLE.screen);
    stroke(ctx, { colour: '#2b2a31', width: 0.04 }, MOTORCYCLE.bars);
    line(ctx, { colour: '#1f1d24', width: 0.06 }, [0.3, -0.96, 0.2, -0.98]);
    blob(ctx, volume(ctx, colour, [-0.86, -0.6]), MOTORCYCLE.tank);
    stroke(ctx, { colour: mix(colour, '#ffffff', 0.6), width: 0.024 }, MOTORCYCLE.tankShine);
    blob(ctx, volume(ctx, '#4a332a', [-0.8, -0.58]), MOTORCYCLE.seat);
    panel(ctx, shade(colour, -0.12), [0.42, -0.84, 0.16, 0.16, 0.06]);
    disc(ctx, '#fff1bd', [0.58, -0.76, 0.055, 0.075]);
  },
};
