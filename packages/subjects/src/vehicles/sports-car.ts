import { mix, shade, blob, disc, line, panel, polygon, stroke, type Context2d } from '@kinora/drawing';

import { drawWheel } from '../land/wheel.ts';
import { volume } from '../rig/modelling.ts';
import { SPORTS_CAR } from './sports-car.data.ts';

function drawDriver(ctx: Context2d): void {
  blob(ctx, '#2c2730', SPORTS_CAR.cockpit);
  panel(ctx, '#f3ede2', [-0.32, -0.56, 0.2, 0.16, 0.06]);
  disc(ctx, '#e8b48c', [-0.18, -0.64, 0.075]);
  disc(ctx, '#f3ede2', [-0.2, -0.67, 0.09, 0.075]);
  panel(ctx, '#2c2730', [-0.17, -0.665, 0.08, 0.035, 0.015]);
  stroke(ctx, { colour: '#d8503f', width: 0.03 }, [-0.3, -0.54, -0.42, -0.56, -0.54, -0.53]);
}

/** A low open car with a spoiler. */
export function drawSportsCar(ctx: Context2d, colour: string, turn: number): void {
  drawDriver(ctx);
  polygon(ctx, 'rgba(206,232,242,0.75)', SPORTS_CAR.screen);
  line(ctx, { colour: shade(colour, -0.16), width: 0.035 }, [-1.08, -0.58, -1.04, -0.46]);
  polygon(ctx, shade(colour, -0.05), SPORTS_CAR.spoiler);
  blob(ctx, volume(ctx, colour, [-0.52, -0.12]), SPORTS_CAR.body);
  stroke(ctx, { colour: '#fff6e4', width: 0.045 }, SPORTS_CAR.stripe);
  stroke(ctx, { colour: mix(colour, '#ffffff', 0.6), width: 0.02 }, SPORTS_CAR.shine);
  polygon(ctx, shade(colour, -0.22), SPORTS_CAR.intake);
  line(ctx, { colour: shade(colour, -0.14), width: 0.012 }, SPORTS_CAR.door);
  disc(ctx, '#fff3c0', [1.1, -0.27, 0.075, 0.035, 0.35]);
  disc(ctx, '#ff6a5a', [-1.13, -0.4, 0.03, 0.05]);
  panel(ctx, '#b9bfc6', [-1.2, -0.18, 0.14, 0.05, 0.02]);
  for (const x of [-0.72, 0.72]) {
    disc(ctx, shade(colour, -0.26), [x, -0.2, 0.225, 0.2]);
    drawWheel(ctx, { x, radius: 0.2, turn, hub: '#dfe3e6', spokes: 6, tyre: 0.28 });
  }
}
