import { mix, shade, blob, disc, line, moved, panel, polygon, TAU, type Context2d } from '@kinora/drawing';

import { drawSmoke } from '../land/smoke.ts';
import { volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { STEAMSHIP } from './steamship.data.ts';

function drawFunnel(ctx: Context2d, colour: string, x: number): void {
  polygon(ctx, volume(ctx, colour, [-1.2, -0.7]), [x - 0.14, -0.7, x - 0.17, -1.2, x + 0.09, -1.2, x + 0.12, -0.7]);
  polygon(ctx, '#fff6e4', [x - 0.158, -1.02, x - 0.152, -0.94, x + 0.1, -0.94, x + 0.097, -1.02]);
  polygon(ctx, '#2a2530', [x - 0.17, -1.2, x - 0.164, -1.1, x + 0.094, -1.1, x + 0.09, -1.2]);
}

function drawDecks(ctx: Context2d): void {
  polygon(ctx, volume(ctx, '#f6f1e6', [-0.56, -0.3]), STEAMSHIP.deck);
  panel(ctx, volume(ctx, '#fbf7ee', [-0.74, -0.52]), [-0.9, -0.74, 1.66, 0.2, 0.03]);
  panel(ctx, '#d9c7a2', [-0.96, -0.765, 1.78, 0.04, 0.02]);
  polygon(ctx, '#fbf7ee', STEAMSHIP.bridge);
  panel(ctx, '#d9c7a2', [0.26, -1.01, 0.58, 0.04, 0.02]);
  panel(ctx, '#5f8ba0', [0.44, -0.92, 0.36, 0.11, 0.02]);
  for (let i = 0; i < 9; i++) panel(ctx, '#6f9ab0', [-0.82 + i * 0.17, -0.69, 0.09, 0.09, 0.02]);
  for (let i = 0; i < 11; i++) disc(ctx, '#6f9ab0', [-0.98 + i * 0.18, -0.43, 0.035]);
}

function drawHull(ctx: Context2d, colour: string): void {
  polygon(ctx, volume(ctx, colour, [-0.46, 0.14]), STEAMSHIP.hull);
  within(ctx, () => {
    polygon(ctx, '#b23a34', STEAMSHIP.waterline);
    line(ctx, { colour: '#fff6e4', width: 0.03 }, [-1.5, -0.02, 1.5, -0.02]);
    line(ctx, { colour: mix(colour, '#ffffff', 0.7), width: 0.035 }, [-1.5, -0.31, 1, -0.31, 1.3, -0.35, 1.62, -0.45]);
  });
  for (let i = 0; i < 10; i++) disc(ctx, '#f3d890', [-1.16 + i * 0.24, -0.17, 0.035]);
  line(ctx, { colour: '#c9ced4', width: 0.024 }, [1.3, -0.26, 1.3, -0.12]);
  line(ctx, { colour: '#c9ced4', width: 0.024 }, [1.24, -0.14, 1.3, -0.1, 1.36, -0.14]);
}

export const steamship: Rig = {
  box: [-2.5, -1.76, 1.68, 0.2],
  frames: 16,
  draw(ctx, phase, { tint: colour = '#2f4a63' }) {
    const turn = phase * TAU;
    for (const x of [-0.56, 0]) {
      drawSmoke(ctx, { x: x - 0.04, y: -1.22, phase, back: 1.6, rise: 0.34, size: 0.2, colour: '#e2dad4', puffs: 7 });
    }
    line(ctx, { colour: '#8a6a4a', width: 0.035 }, STEAMSHIP.mast);
    line(ctx, { colour: '#6d5a4c', width: 0.01 }, STEAMSHIP.rigging);
    line(ctx, { colour: '#6d5a4c', width: 0.01 }, STEAMSHIP.sternRigging);
    blob(ctx, '#e0573f', moved(STEAMSHIP.flag, STEAMSHIP.flagWave, Math.sin(turn * 2) * 0.022));
    drawFunnel(ctx, '#d6493f', -0.52);
    drawFunnel(ctx, '#d6493f', 0.04);
    drawDecks(ctx);
    drawHull(ctx, colour);
    line(ctx, { colour: shade(colour, 0.1), width: 0.02 }, [-1.44, -0.38, -1.44, -0.56]);
    line(ctx, { colour: '#fff6e4', width: 0.012 }, [-1.44, -0.46, -1.1, -0.46]);
  },
};
