import { disc, fraction, line, panel, polygon, rgba, shade, TAU, type Context2d } from '@kinora/drawing';

import { halo, turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const GEMS = ['#e0394a', '#3f8fe0', '#43b06a', '#b45ad0'] as const;
const COINS = 34;

/** A heap of coins in rows, stones among them. */
function drawHeap(ctx: Context2d): void {
  for (let coin = 0; coin < COINS; coin++) {
    const row = Math.floor(coin / 11);
    const across = (((coin % 11) + (row % 2) * 0.5) / 10.5) * 2 - 1;
    const [x, y] = [across * (0.6 - row * 0.09), -0.54 - row * 0.06 - (1 - across * across) * 0.09];
    disc(ctx, '#b5801f', [x, y + 0.015, 0.075, 0.05]);
    disc(ctx, coin % 3 === 0 ? '#ffd85a' : '#f4bf36', [x, y, 0.075, 0.048]);
    disc(ctx, '#ffe99a', [x - 0.01, y - 0.005, 0.045, 0.026]);
  }
  for (const [index, gem] of GEMS.entries()) {
    const [x, y] = [-0.36 + index * 0.25, -0.66 - (index % 2) * 0.07];
    polygon(ctx, gem, [x - 0.065, y, x - 0.035, y - 0.055, x + 0.035, y - 0.055, x + 0.065, y, x, y + 0.075]);
    polygon(ctx, 'rgba(255,255,255,0.45)', [x - 0.03, y, x - 0.015, y - 0.045, x + 0.03, y - 0.045, x + 0.01, y]);
  }
  for (let pearl = 0; pearl < 12; pearl++) {
    const [x, y] = [-0.5 + pearl * 0.035, -0.55 + Math.sin((pearl / 11) * Math.PI) * 0.22];
    disc(ctx, '#f7f1e8', [x, y, 0.024]);
    disc(ctx, '#ffffff', [x - 0.007, y - 0.008, 0.009]);
  }
}

/** Glints that come and go on the heap. */
function drawGlints(ctx: Context2d, phase: number): void {
  for (let glint = 0; glint < 5; glint++) {
    const size = Math.max(0, Math.sin(fraction(phase + glint / 5) * TAU)) * 0.075;
    const [x, y] = [-0.42 + ((glint * 0.41) % 1) * 0.84, -0.62 - ((glint * 0.67) % 1) * 0.12];
    const light = { colour: 'rgba(255,255,240,0.95)', width: 0.014 };
    if (size < 0.01) continue;
    line(ctx, light, [x - size, y, x + size, y]);
    line(ctx, light, [x, y - size, x, y + size]);
  }
}

function drawLid(ctx: Context2d, colour: string): void {
  ctx.fillStyle = shade(colour, -0.16);
  ctx.beginPath();
  ctx.roundRect(-0.7, -1.06, 1.4, 0.56, [0.24, 0.24, 0.02, 0.02]);
  ctx.fill();
  ctx.fillStyle = '#2f1d14';
  ctx.beginPath();
  ctx.roundRect(-0.62, -0.98, 1.24, 0.48, [0.18, 0.18, 0, 0]);
  ctx.fill();
  for (const x of [-0.3, 0.3]) line(ctx, { colour: 'rgba(255,220,150,0.14)', width: 0.02 }, [x, -0.96, x, -0.56]);
  line(ctx, { colour: '#d9a441', width: 0.045 }, [-0.68, -0.86, -0.68, -0.54]);
  line(ctx, { colour: '#d9a441', width: 0.045 }, [0.68, -0.86, 0.68, -0.54]);
}

/** An open chest full of gold that glints. */
export const treasureChest: Rig = {
  box: [-0.86, -1.16, 0.86, 0.04],
  frames: 20,
  beats: 0.35,
  opening: [-0.6, -0.52, 0.6],
  draw(ctx, phase, { tint: colour = '#8a5230' }) {
    drawLid(ctx, colour);
    halo(ctx, '#ffd66a', [0, -0.66, 0.62, 0.5 + Math.sin(phase * TAU) * 0.08]);
    drawHeap(ctx);
    panel(ctx, volume(ctx, colour, [-0.5, 0]), [-0.72, -0.5, 1.44, 0.5, 0.03]);
    for (const y of [-0.34, -0.18])
      line(ctx, { colour: rgba(shade(colour, -0.18), 0.8), width: 0.014 }, [-0.7, y, 0.7, y]);
    for (const x of [-0.66, -0.28, 0.22, 0.6]) {
      panel(ctx, volume(ctx, '#d9a441', [-0.5, 0]), [x, -0.5, 0.08, 0.5, 0.01]);
      for (const y of [-0.42, -0.08]) disc(ctx, '#8a621f', [x + 0.04, y, 0.016]);
    }
    panel(ctx, volume(ctx, '#e0b04e', [-0.54, -0.44]), [-0.76, -0.53, 1.52, 0.08, 0.02]);
    turned(ctx, { x: 0, y: -0.4 }, () => {
      panel(ctx, '#f0c765', [-0.11, -0.12, 0.22, 0.24, 0.03]);
      disc(ctx, '#4a3018', [0, -0.02, 0.035]);
      polygon(ctx, '#4a3018', [-0.015, 0, 0.015, 0, 0.026, 0.07, -0.026, 0.07]);
    });
    drawGlints(ctx, phase);
  },
};
