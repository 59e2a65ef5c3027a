import { mix, rgba, shade, blob, disc, line, panel, polygon, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { AXLE } from './windmill-axle.data.ts';
import { WINDMILL } from './windmill.data.ts';

function drawSail(ctx: Context2d): void {
  polygon(ctx, rgba('#f6ead0', 0.95), WINDMILL.sail);
  for (let i = 0; i < 6; i++)
    line(ctx, { colour: '#a87c50', width: 0.012 }, [0.03, -0.18 - i * 0.11, 0.205, -0.2 - i * 0.11]);
  line(ctx, { colour: '#a87c50', width: 0.012 }, [0.12, -0.16, 0.125, -0.74]);
  line(ctx, { colour: '#6b4830', width: 0.034 }, [0, 0, 0.02, -0.76]);
}

function drawTower(ctx: Context2d, colour: string): void {
  polygon(ctx, volume(ctx, colour, [-0.95, 0]), WINDMILL.tower);
  polygon(ctx, rgba('#8a7a6a', 0.25), WINDMILL.shade);
  for (const [x, y] of [
    [-0.16, -0.3] as const,
    [-0.08, -0.62] as const,
    [0.16, -0.5] as const,
    [-0.2, -0.12] as const,
    [0.2, -0.2] as const,
  ]) {
    panel(ctx, rgba('#a08f7c', 0.5), [x, y, 0.09, 0.035, 0.01]);
  }
  panel(ctx, '#6f9ab0', [-0.04, -0.74, 0.12, 0.14, 0.03]);
  line(ctx, { colour: '#fff6e4', width: 0.016 }, [0.02, -0.74, 0.02, -0.6]);
  polygon(ctx, '#7a4a2c', WINDMILL.door);
  disc(ctx, '#e3b04b', [0.08, -0.1, 0.014]);
  line(ctx, { colour: '#6b4830', width: 0.045 }, WINDMILL.gallery);
  line(ctx, { colour: '#6b4830', width: 0.016 }, [-0.4, -0.52, 0.44, -0.52]);
  for (let i = 0; i <= 8; i++)
    line(ctx, { colour: '#6b4830', width: 0.014 }, [-0.39 + i * 0.103, -0.52, -0.39 + i * 0.103, -0.43]);
}

export const windmill: Rig = {
  box: [-0.77, -1.89, 0.89, 0.04],
  frames: 16,
  draw(ctx, phase, { tint: colour = '#e9dcc4' }) {
    drawTower(ctx, colour);
    blob(ctx, volume(ctx, '#a8503c', [-1.24, -0.9]), WINDMILL.cap);
    line(ctx, { colour: mix('#a8503c', '#ffffff', 0.3), width: 0.02 }, [-0.16, -1.1, 0, -1.2]);
    // A quarter of a turn looks like a whole one, and leaves four times as many poses.
    const turn = (phase * TAU) / 4;
    for (let sail = 0; sail < 4; sail++) turned(ctx, { ...AXLE, angle: turn + (sail * TAU) / 4 }, () => drawSail(ctx));
    disc(ctx, '#6b4830', [AXLE.x, AXLE.y, 0.06]);
    disc(ctx, shade('#6b4830', 0.16), [AXLE.x - 0.01, AXLE.y - 0.01, 0.03]);
  },
};
