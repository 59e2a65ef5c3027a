import { mix, shade, disc, line, panel, polygon, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawSmoke } from './smoke.ts';
import { TRUCK } from './truck.data.ts';
import { drawWheel, rollAt } from './wheel.ts';

function drawLoad(ctx: Context2d, colour: string): void {
  panel(ctx, volume(ctx, '#efe6d6', [-1.16, -0.3]), [-1.54, -1.14, 1.82, 0.82, 0.04]);
  panel(ctx, colour, [-1.54, -0.62, 1.82, 0.1]);
  panel(ctx, mix(colour, '#ffffff', 0.4), [-1.54, -0.49, 1.82, 0.035]);
  for (let i = 1; i < 6; i++)
    line(ctx, { colour: 'rgba(120,100,84,0.35)', width: 0.014 }, [-1.54 + i * 0.3, -1.1, -1.54 + i * 0.3, -0.36]);
  line(ctx, { colour: '#ffffff', width: 0.022 }, TRUCK.roof);
  panel(ctx, '#3a353d', [-1.56, -0.33, 2, 0.09, 0.02]);
  disc(ctx, '#ff5a4a', [-1.54, -0.27, 0.028, 0.035]);
}

function drawCab(ctx: Context2d, colour: string): void {
  polygon(ctx, volume(ctx, colour, [-1.04, -0.24]), TRUCK.cab);
  polygon(ctx, '#a9d3e2', TRUCK.window);
  disc(ctx, '#3a2a2c', [0.74, -0.74, 0.065]);
  panel(ctx, '#3a2a2c', [0.66, -0.7, 0.16, 0.06, 0.03]);
  polygon(ctx, 'rgba(255,255,255,0.5)', TRUCK.glint);
  line(ctx, { colour: shade(colour, -0.14), width: 0.014 }, TRUCK.door);
  line(ctx, { colour: mix(colour, '#ffffff', 0.6), width: 0.022 }, TRUCK.bonnet);
  line(ctx, { colour: '#f3ede2', width: 0.022 }, [0.6, -0.54, 0.68, -0.54]);
  panel(ctx, '#d9d4cb', [1.4, -0.58, 0.06, 0.26, 0.02]);
  panel(ctx, '#d9d4cb', [0.98, -0.3, 0.54, 0.09, 0.03]);
  disc(ctx, '#fff1bd', [1.4, -0.42, 0.05, 0.06]);
}

export const truck: Rig = {
  box: [-1.66, -1.5, 1.58, 0.04],
  frames: 12,
  lamp: [1.44, -0.42],
  draw(ctx, phase, options) {
    const { tint: colour = '#2f7f86' } = options;
    const turn = rollAt(phase, options);
    drawSmoke(ctx, { x: 0.36, y: -1.24, phase, back: 0.34, rise: 0.16, size: 0.11, colour: '#d3ccc6', puffs: 4 });
    turned(ctx, { x: 0, y: Math.sin(phase * TAU * 2) * 0.006 }, () => {
      line(ctx, { colour: '#8d939b', width: 0.055 }, TRUCK.pipe);
      drawLoad(ctx, colour);
      drawCab(ctx, colour);
    });
    for (const x of [-1.2, -0.74, 0.06, 1.14]) drawWheel(ctx, { x, radius: 0.21, turn });
  },
};
