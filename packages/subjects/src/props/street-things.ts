import { disc, line, panel, polygon, rgba, shade, type Context2d } from '@kinora/drawing';

import { halo, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { flickerAt } from './flame.ts';

type Draw = (ctx: Context2d, colour: string, phase: number) => void;

const drawLamp: Draw = (ctx, colour, phase) => {
  const glow = 0.62 + flickerAt(phase, 2) * 0.05;
  halo(ctx, '#ffd98a', [0, -1.42, 0.62, glow]);
  polygon(ctx, volume(ctx, colour, [-0.2, 0]), [-0.14, 0, -0.1, -0.1, -0.055, -0.24, 0.055, -0.24, 0.1, -0.1, 0.14, 0]);
  panel(ctx, volume(ctx, colour, [-1.2, -0.2]), [-0.032, -1.2, 0.064, 1, 0.01]);
  for (const y of [-0.28, -0.66, -1.12]) panel(ctx, shade(colour, 0.07), [-0.055, y, 0.11, 0.035, 0.015]);
  line(ctx, { colour, width: 0.026 }, [-0.17, -1.08, 0.17, -1.08]);
  polygon(ctx, '#ffe9b8', [-0.1, -1.22, 0.1, -1.22, 0.17, -1.54, -0.17, -1.54]);
  halo(ctx, '#fffbe8', [0, -1.38, 0.17, 0.95]);
  for (const [x, top] of [[-0.1, -0.17] as const, [0, 0] as const, [0.1, 0.17] as const])
    line(ctx, { colour, width: 0.02 }, [x, -1.22, top, -1.54]);
  polygon(ctx, volume(ctx, colour, [-1.72, -1.5]), [-0.2, -1.53, -0.08, -1.66, 0.08, -1.66, 0.2, -1.53]);
  disc(ctx, colour, [0, -1.69, 0.035]);
  panel(ctx, colour, [-0.12, -1.235, 0.24, 0.035, 0.01]);
};

const LIGHTS = ['#f0453a', '#f7b42c', '#3fc06a'] as const;

/** Which light is on at a moment: red the longest. */
function lightAt(phase: number): number {
  if (phase < 0.45) return 0;
  return phase < 0.55 ? 1 : 2;
}

const drawTrafficLight: Draw = (ctx, colour, phase) => {
  panel(ctx, volume(ctx, '#6d747e', [-0.8, 0]), [-0.035, -0.8, 0.07, 0.8, 0.01]);
  panel(ctx, '#555b64', [-0.13, -0.05, 0.26, 0.05, 0.02]);
  panel(ctx, volume(ctx, colour, [-1.7, -0.7]), [-0.2, -1.7, 0.4, 0.96, 0.08]);
  for (const [index, light] of LIGHTS.entries()) {
    const y = -1.55 + index * 0.32;
    const isOn = index === lightAt(phase);
    disc(ctx, '#15161a', [0, y, 0.13]);
    disc(ctx, isOn ? light : shade(light, -0.32), [0, y, 0.11]);
    if (isOn) halo(ctx, light, [0, y, 0.34, 0.7 + flickerAt(phase, 2) * 0.06]);
    disc(ctx, rgba('#ffffff', isOn ? 0.7 : 0.18), [-0.03, y - 0.035, 0.035]);
    line(ctx, { colour: shade(colour, -0.1), width: 0.03 }, [
      -0.13,
      y - 0.02,
      -0.11,
      y - 0.1,
      0,
      y - 0.14,
      0.11,
      y - 0.1,
      0.13,
      y - 0.02,
    ]);
  }
};

const drawHydrant: Draw = (ctx, colour) => {
  panel(ctx, volume(ctx, shade(colour, -0.04), [-0.12, 0]), [-0.3, -0.12, 0.6, 0.12, 0.03]);
  panel(ctx, volume(ctx, colour, [-0.8, -0.1]), [-0.22, -0.78, 0.44, 0.68, 0.04]);
  panel(ctx, 'rgba(255,255,255,0.28)', [-0.16, -0.72, 0.05, 0.56, 0.025]);
  for (const y of [-0.8, -0.2]) panel(ctx, shade(colour, 0.05), [-0.27, y, 0.54, 0.075, 0.03]);
  ctx.fillStyle = volume(ctx, colour, [-1.08, -0.76]);
  ctx.beginPath();
  ctx.roundRect(-0.22, -1.02, 0.44, 0.24, [0.2, 0.2, 0, 0]);
  ctx.fill();
  panel(ctx, shade(colour, -0.06), [-0.06, -1.1, 0.12, 0.1, 0.02]);
  for (const side of [-1, 1]) {
    panel(ctx, shade(colour, -0.06), [side * 0.28 - 0.08, -0.6, 0.16, 0.16, 0.02]);
    panel(ctx, '#d6d9de', [side * 0.36 - 0.03, -0.62, 0.06, 0.2, 0.02]);
  }
  disc(ctx, shade(colour, -0.1), [0, -0.5, 0.15]);
  disc(ctx, '#d6d9de', [0, -0.5, 0.11]);
  disc(ctx, '#9aa0aa', [0, -0.5, 0.045]);
};

const drawBooth: Draw = (ctx, colour, phase) => {
  panel(ctx, volume(ctx, shade(colour, -0.1), [-1.9, 0]), [-0.46, -1.72, 0.92, 1.72, 0.02]);
  const light = 0.82 + flickerAt(phase, 1) * 0.03;
  panel(ctx, rgba('#ffe6a8', light), [-0.34, -1.5, 0.68, 1.32]);
  panel(ctx, '#4a3a30', [-0.12, -1.1, 0.24, 0.36, 0.03]);
  disc(ctx, '#d8dade', [0, -0.88, 0.055]);
  line(ctx, { colour: '#22222a', width: 0.05 }, [-0.1, -1.04, 0.1, -1.04]);
  panel(ctx, 'rgba(255,255,255,0.3)', [-0.3, -1.46, 0.14, 1.24]);
  for (const x of [-0.36, -0.13, 0.1, 0.32]) panel(ctx, volume(ctx, colour, [-1.5, 0]), [x, -1.52, 0.045, 1.36]);
  for (let row = 0; row < 7; row++) panel(ctx, colour, [-0.36, -1.53 + row * 0.22, 0.72, 0.035]);
  for (const x of [-0.46, 0.36]) panel(ctx, volume(ctx, colour, [-1.7, 0]), [x, -1.72, 0.1, 1.72]);
  panel(ctx, volume(ctx, colour, [-0.2, 0]), [-0.5, -0.17, 1, 0.17, 0.02]);
  panel(ctx, volume(ctx, colour, [-1.76, -1.5]), [-0.5, -1.74, 1, 0.22, 0.02]);
  panel(ctx, '#fff4d8', [-0.3, -1.68, 0.6, 0.1, 0.01]);
  for (let mark = 0; mark < 7; mark++) panel(ctx, '#3a2a28', [-0.22 + mark * 0.065, -1.655, 0.035, 0.05]);
  ctx.fillStyle = volume(ctx, colour, [-1.92, -1.72]);
  ctx.beginPath();
  ctx.roundRect(-0.44, -1.9, 0.88, 0.18, [0.14, 0.14, 0, 0]);
  ctx.fill();
};

const DRAWINGS: Readonly<Record<string, Draw>> = {
  'traffic light': drawTrafficLight,
  'fire hydrant': drawHydrant,
  'phone booth': drawBooth,
};
const COLOURS: Readonly<Record<string, string>> = {
  'traffic light': '#2f333b',
  'fire hydrant': '#d8392f',
  'phone booth': '#c62b2f',
};

/** What stands at a kerb: a street lamp, or by `kind` a traffic light or a phone booth. */
export const streetThings: Rig = {
  box: [-0.64, -2.06, 0.64, 0.04],
  stance: [-0.4, -1.74, 0.4],
  frames: 24,
  beats: 0.2,
  draw(ctx, phase, { kind = '', tint }) {
    (DRAWINGS[kind] ?? drawLamp)(ctx, tint ?? COLOURS[kind] ?? '#2f3a40', phase);
  },
};

/** A fire hydrant, its nozzles shut. */
export const fireHydrant: Rig = {
  box: [-0.46, -1.14, 0.46, 0.04],
  frames: 1,
  draw(ctx, phase, { tint = '#d8392f' }) {
    drawHydrant(ctx, tint, phase);
  },
};
