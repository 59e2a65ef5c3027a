import { mix, shade, disc, line, panel, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { PASSENGERS } from './bus-passengers.data.ts';
import { WINDOWS } from './bus-windows.data.ts';
import { BUS } from './bus.data.ts';
import { drawSmoke } from './smoke.ts';
import { drawWheel, rollAt } from './wheel.ts';

function drawPassengers(ctx: Context2d, bob: number): void {
  for (const [x, skin, hair, clothes] of PASSENGERS) {
    disc(ctx, clothes, [x, -0.5, 0.115, 0.13]);
    disc(ctx, hair, [x - 0.012, -0.71 + bob, 0.075]);
    disc(ctx, skin, [x + 0.02, -0.695 + bob, 0.058]);
  }
}

function drawWindows(ctx: Context2d, bob: number): void {
  panel(ctx, '#5d7f92', [-1.24, -0.94, 1.9, 0.44, 0.05]);
  within(ctx, () => drawPassengers(ctx, bob));
  for (const x of WINDOWS) {
    panel(ctx, 'rgba(196,228,240,0.3)', [x, -0.94, 0.36, 0.44, 0.04]);
    polygon(ctx, 'rgba(255,255,255,0.25)', [x + 0.06, -0.94, x + 0.15, -0.94, x + 0.06, -0.5, x, -0.5, x, -0.62]);
  }
  for (const x of WINDOWS.slice(1)) line(ctx, { colour: '#39424c', width: 0.024 }, [x - 0.01, -0.93, x - 0.01, -0.51]);
}

function drawFront(ctx: Context2d): void {
  panel(ctx, '#7fa9bd', [0.74, -0.96, 0.28, 0.78, 0.03]);
  line(ctx, { colour: '#39424c', width: 0.022 }, [0.88, -0.95, 0.88, -0.2]);
  polygon(ctx, 'rgba(255,255,255,0.35)', [0.77, -0.92, 0.84, -0.92, 0.78, -0.4]);
  polygon(ctx, '#a9d3e2', BUS.windshield);
  disc(ctx, '#3a2a2c', [1.15, -0.66, 0.06]);
  polygon(ctx, 'rgba(255,255,255,0.45)', BUS.glint);
  stroke(ctx, { colour: '#2b2a31', width: 0.03 }, BUS.mirror);
  disc(ctx, '#fff1bd', [1.3, -0.32, 0.045, 0.065]);
}

function drawBody(ctx: Context2d, colour: string, bob: number): void {
  panel(ctx, shade(colour, -0.06), [-0.9, -1.2, 0.9, 0.12, 0.05]);
  panel(ctx, volume(ctx, colour, [-1.14, -0.12]), [-1.34, -1.13, 2.68, 1, 0.12]);
  panel(ctx, mix(colour, '#fff6e4', 0.85), [-1.34, -0.42, 2.68, 0.08]);
  stroke(ctx, { colour: mix(colour, '#ffffff', 0.5), width: 0.022 }, BUS.shine);
  drawWindows(ctx, bob);
  drawFront(ctx);
  panel(ctx, '#2a2530', [0.66, -1.09, 0.62, 0.1, 0.03]);
  for (let i = 0; i < 4; i++) panel(ctx, '#ffc35a', [0.74 + i * 0.13, -1.065, 0.08, 0.05, 0.01]);
  disc(ctx, '#ff5a4a', [-1.32, -0.3, 0.03, 0.06]);
  panel(ctx, '#4a4650', [-1.36, -0.18, 2.72, 0.06, 0.02]);
  for (const x of [-0.82, 0.5]) disc(ctx, '#2a2530', [x, -0.19, 0.235]);
}

export const bus: Rig = {
  box: [-1.66, -1.26, 1.48, 0.04],
  frames: 12,
  lamp: [1.32, -0.32],
  draw(ctx, phase, options) {
    const { tint: colour = '#c8453a' } = options;
    const turn = rollAt(phase, options);
    const bob = Math.sin(phase * TAU * 2) * 0.008;
    drawSmoke(ctx, { x: -1.38, y: -0.12, phase, back: 0.2, rise: 0.12, size: 0.09, colour: '#dcd6d0', puffs: 3 });
    turned(ctx, { x: 0, y: bob * 0.6 }, () => drawBody(ctx, colour, bob));
    drawWheel(ctx, { x: -0.82, radius: 0.2, turn });
    drawWheel(ctx, { x: 0.5, radius: 0.2, turn });
  },
};
