import { blob, disc, line, mix, panel, polygon, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawFlame } from '../props/flame.ts';
import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { FEAST } from './feast.data.ts';

const PLATE = '#f6f1e6';

function drawPlate(ctx: Context2d, x: number, width: number): void {
  disc(ctx, shade(PLATE, -0.12), [x, -0.02, width, 0.04]);
  disc(ctx, volume(ctx, PLATE, [-0.08, 0]), [x, -0.04, width, 0.04]);
}

function drawGlass(ctx: Context2d, x: number): void {
  line(ctx, { colour: 'rgba(235,245,250,.85)', width: 0.02 }, [x, -0.02, x, -0.16]);
  disc(ctx, 'rgba(235,245,250,.8)', [x, -0.02, 0.07, 0.016]);
  polygon(ctx, 'rgba(225,240,248,.6)', [x - 0.075, -0.36, x + 0.075, -0.36, x + 0.05, -0.18, x - 0.05, -0.18]);
  polygon(ctx, '#a8323e', [x - 0.062, -0.29, x + 0.062, -0.29, x + 0.046, -0.19, x - 0.046, -0.19]);
}

function drawCandle(ctx: Context2d, x: number, phase: number): void {
  panel(ctx, '#c9a14a', [x - 0.07, -0.06, 0.14, 0.06, 0.02]);
  panel(ctx, volume(ctx, '#f7ecd2', [-0.4, -0.05]), [x - 0.03, -0.4, 0.06, 0.35, 0.01]);
  drawFlame(ctx, { x, y: -0.4, width: 0.07, height: 0.16, phase });
}

/** Steam over the roast. */
function drawSteam(ctx: Context2d, phase: number): void {
  for (const [index, x] of [-0.16, 0.04, 0.2].entries()) {
    const sway = Math.sin((phase + index * 0.3) * TAU) * 0.04;
    stroke(ctx, { colour: 'rgba(255,255,255,.32)', width: 0.035 }, [x, -0.44, x + sway, -0.56, x - sway, -0.7]);
  }
}

/** A laid table's top: a roast on a dish, plates, bowls, glasses and candles. */
export const feast: Rig = {
  box: [-1.2, -0.76, 1.2, 0.04],
  frames: 16,
  draw(ctx, phase) {
    drawSteam(ctx, phase);
    drawPlate(ctx, 0, 0.46);
    blob(ctx, volume(ctx, '#b86a2e', [-0.42, -0.04]), FEAST.roast);
    blob(ctx, mix('#b86a2e', '#ffe0a8', 0.4), FEAST.shine);
    for (const x of [-0.36, -0.28, 0.3, 0.38]) disc(ctx, x < 0 ? '#7fa04a' : '#d8583a', [x, -0.09, 0.055, 0.05]);
    for (const x of [-0.62, 0.62]) drawCandle(ctx, x, phase + x);
    for (const x of [-0.94, 0.94]) {
      drawPlate(ctx, x, 0.2);
      disc(ctx, x < 0 ? '#e0b64e' : '#8fae58', [x, -0.08, 0.13, 0.05]);
      disc(ctx, mix(x < 0 ? '#e0b64e' : '#8fae58', '#ffffff', 0.35), [x - 0.03, -0.1, 0.06, 0.02]);
    }
    for (const x of [-0.78, 0.78, 1.12, -1.12]) drawGlass(ctx, x);
  },
};
