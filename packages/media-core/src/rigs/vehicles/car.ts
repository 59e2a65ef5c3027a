import { mix, rgba, shade } from '../../core/colour.ts';
import { blob, disc, line, panel, polygon, stroke } from '../../core/drawing.ts';
import { TAU } from '../../core/math.ts';
import type { Context2d } from '../../painting/canvas.ts';
import type { Rig } from '../rig.ts';
import { CAR } from './car.data.ts';

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

export const car: Rig = {
  box: [-1.2, -0.95, 1.2, 0.06],
  frames: 8,
  draw(ctx, phase, { tint: colour = '#d63a2f' }) {
    const dark = shade(colour, -0.1);
    drawCabin(ctx, dark);
    drawBody(ctx, colour, dark);
    drawLuggage(ctx);
    drawWheel(ctx, -0.62, phase * TAU);
    drawWheel(ctx, 0.64, phase * TAU);
  },
};
