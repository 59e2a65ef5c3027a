import { mix, rgba, shade, blob, disc, line, panel, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { carAbove } from '../above/wheels.ts';
import { rollAt } from '../land/wheel.ts';
import type { Rig } from '../rig/rig.ts';
import { CAR } from './car.data.ts';
import { drawSportsCar } from './sports-car.ts';
import { drawVintageCar } from './vintage-car.ts';

function drawCabin(ctx: Context2d, colour: string): void {
  blob(ctx, colour, CAR.cabin);
  polygon(ctx, '#bfe0ec', CAR.rearWindow);
  polygon(ctx, '#cfeaf2', CAR.frontWindow);
  polygon(ctx, rgba('#ffffff', 0.55), CAR.reflection);
  disc(ctx, '#3a2a2c', [0.1, -0.55, 0.065]);
  blob(ctx, '#3a2a2c', CAR.shoulders);
}

function drawBody(ctx: Context2d, colour: string, dark: string): void {
  blob(ctx, colour, CAR.body);
  stroke(ctx, { colour: mix(colour, '#ffffff', 0.55), width: 0.02 }, CAR.shine);
  stroke(ctx, { colour: dark, width: 0.012 }, CAR.doorSeam);
  stroke(ctx, { colour: dark, width: 0.012 }, CAR.bonnetSeam);
  line(ctx, { colour: '#f3ede2', width: 0.02 }, CAR.handle);
  panel(ctx, '#e9e2d6', [-1.14, -0.21, 0.2, 0.07, 0.03]);
  panel(ctx, '#e9e2d6', [0.94, -0.21, 0.2, 0.07, 0.03]);
  disc(ctx, '#fff3c0', [1.03, -0.31, 0.05, 0.06]);
  disc(ctx, '#ff6a5a', [-1.06, -0.32, 0.035, 0.05]);
}

function drawLuggage(ctx: Context2d): void {
  line(ctx, { colour: '#5a4636', width: 0.02 }, CAR.rack);
  panel(ctx, '#a8743f', [-0.3, -0.93, 0.28, 0.1, 0.02]);
  panel(ctx, '#3f6b6e', [0, -0.91, 0.17, 0.07, 0.02]);
}

function drawWheel(ctx: Context2d, x: number, turn: number): void {
  disc(ctx, '#1d1820', [x, -0.15, 0.2]);
  disc(ctx, '#26202a', [x, -0.14, 0.155]);
  disc(ctx, '#d9d2c6', [x, -0.14, 0.085]);
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = turn + (spoke * TAU) / 5;
    const rim = [x + Math.cos(angle) * 0.075, -0.14 + Math.sin(angle) * 0.075];
    line(ctx, { colour: '#8d8478', width: 0.016 }, [x, -0.14, ...rim]);
  }
}

function drawTaxiSign(ctx: Context2d): void {
  panel(ctx, '#2a2530', [-0.2, -0.92, 0.28, 0.13, 0.03]);
  panel(ctx, '#ffd766', [-0.17, -0.9, 0.22, 0.09, 0.02]);
  for (let i = 0; i < 14; i++) {
    panel(ctx, i % 2 === 0 ? '#2a2530' : '#fff6e4', [-0.9 + i * 0.125, -0.36, 0.125, 0.05]);
    panel(ctx, i % 2 === 1 ? '#2a2530' : '#fff6e4', [-0.9 + i * 0.125, -0.31, 0.125, 0.05]);
  }
}

/** Doors of the other colour, and lights that flash in turn. */
function drawPoliceMarks(ctx: Context2d, phase: number): void {
  polygon(ctx, '#2d5fb0', CAR.doors);
  polygon(ctx, '#f6c63c', [-0.12, -0.33, -0.06, -0.41, 0, -0.33, -0.02, -0.25, -0.1, -0.25]);
  panel(ctx, '#2a2530', [-0.28, -0.85, 0.46, 0.05, 0.02]);
  const left = phase < 0.5;
  panel(ctx, left ? '#bfe4ff' : '#2d6fd0', [-0.26, -0.92, 0.2, 0.08, 0.03]);
  panel(ctx, left ? '#d8402f' : '#ffc9b8', [-0.04, -0.92, 0.2, 0.08, 0.03]);
}

function drawSaloon(ctx: Context2d, colour: string, { kind, phase }: { kind: string; phase: number }): void {
  const dark = shade(colour, -0.1);
  drawCabin(ctx, dark);
  drawBody(ctx, colour, dark);
  if (kind === 'taxi') drawTaxiSign(ctx);
  else if (kind === 'police') drawPoliceMarks(ctx, phase);
  else drawLuggage(ctx);
}

const COLOURS: Readonly<Record<string, string>> = {
  saloon: '#d63a2f',
  taxi: '#f2b92e',
  police: '#eef1f4',
  sports: '#e0492f',
  vintage: '#3d6b6e',
};

/** The model named by `options.kind`: saloon, taxi, police, sports or vintage. */
export const car: Rig = {
  box: [-1.26, -1.18, 1.26, 0.06],
  above: carAbove,
  frames: 12,
  lamp: [1.06, -0.31],
  draw(ctx, phase, options) {
    const { kind = 'saloon' } = options;
    const colour = options.tint ?? COLOURS[kind] ?? '#d63a2f';
    const turn = rollAt(phase, options);
    if (kind === 'sports') return drawSportsCar(ctx, colour, turn);
    if (kind === 'vintage') return drawVintageCar(ctx, colour, turn);
    drawSaloon(ctx, colour, { kind, phase });
    drawWheel(ctx, -0.62, turn);
    drawWheel(ctx, 0.64, turn);
  },
};
