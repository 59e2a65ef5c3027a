import { rgba, blob, disc, line, panel, polygon, TAU, type Context2d } from '@kinora/drawing';

import { halo, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { LIGHTHOUSE } from './lighthouse.data.ts';

const LAMP = { x: 0, y: -1.23 };

/** A beam that goes round: as long as its cosine, brightest when it looks at us. */
function drawBeam(ctx: Context2d, turn: number): void {
  const reach = Math.cos(turn) * 1.5;
  const width = 0.06 + 0.14 * Math.abs(Math.cos(turn));
  const light = ctx.createLinearGradient(0, 0, reach === 0 ? 0.01 : reach, 0);
  light.addColorStop(0, rgba('#fff3b8', 0.85));
  light.addColorStop(1, rgba('#fff3b8', 0));
  polygon(ctx, light, [LAMP.x, LAMP.y - 0.05, reach, LAMP.y - width, reach, LAMP.y + width, LAMP.x, LAMP.y + 0.05]);
  halo(ctx, '#fff3b8', [LAMP.x, LAMP.y, 0.32 + 0.1 * Math.max(0, Math.sin(turn)), 0.7]);
}

function drawTower(ctx: Context2d, colour: string): void {
  polygon(ctx, volume(ctx, '#f6f1e6', [-1.1, -0.1]), LIGHTHOUSE.tower);
  within(ctx, () => {
    for (const y of [-1.0, -0.66, -0.32]) panel(ctx, volume(ctx, colour, [-1.1, -0.1]), [-0.3, y, 0.6, 0.17]);
    panel(ctx, rgba('#50607a', 0.22), [0.07, -1.1, 0.2, 1]);
  });
  for (const y of [-0.86, -0.52]) {
    panel(ctx, '#f3d890', [-0.035, y, 0.07, 0.1, 0.03]);
    line(ctx, { colour: '#6d5f52', width: 0.01 }, [0, y, 0, y + 0.1]);
  }
  polygon(ctx, '#6b4830', LIGHTHOUSE.door);
}

export const lighthouse: Rig = {
  box: [-1.5, -1.64, 1.5, 0.04],
  frames: 16,
  glow: 0.2,
  draw(ctx, phase, { tint: colour = '#d8453a' }) {
    const turn = phase * TAU;
    blob(ctx, volume(ctx, '#7d7a78', [-0.26, 0]), LIGHTHOUSE.rock);
    polygon(ctx, rgba('#4a4a52', 0.35), LIGHTHOUSE.rockShade);
    if (Math.sin(turn) < 0) drawBeam(ctx, turn);
    drawTower(ctx, colour);
    panel(ctx, '#fff3c0', [-0.12, -1.36, 0.24, 0.26, 0.02]);
    if (Math.sin(turn) >= 0) drawBeam(ctx, turn);
    for (const x of [-0.12, -0.04, 0.04, 0.12]) line(ctx, { colour: '#4a4f57', width: 0.016 }, [x, -1.36, x, -1.1]);
    polygon(ctx, '#4a4f57', LIGHTHOUSE.gallery);
    line(ctx, { colour: '#4a4f57', width: 0.014 }, [-0.22, -1.17, 0.22, -1.17]);
    blob(ctx, volume(ctx, colour, [-1.54, -1.34]), LIGHTHOUSE.roof);
    line(ctx, { colour: '#4a4f57', width: 0.02 }, [0, -1.52, 0, -1.6]);
    disc(ctx, '#e3b04b', [0, -1.58, 0.025]);
  },
};
