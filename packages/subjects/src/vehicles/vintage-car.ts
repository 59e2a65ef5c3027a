import { mix, shade, blob, disc, line, panel, polygon, type Context2d } from '@kinora/drawing';

import { drawWheel } from '../land/wheel.ts';
import { volume } from '../rig/modelling.ts';
import { VINTAGE_CAR } from './vintage-car.data.ts';

function drawCabin(ctx: Context2d, colour: string): void {
  blob(ctx, volume(ctx, colour, [-1.08, -0.3]), VINTAGE_CAR.cabin);
  panel(ctx, '#2f2a33', [-0.92, -1.14, 1.14, 0.1, 0.05]);
  for (const x of [-0.76, -0.42]) panel(ctx, '#bfe0ec', [x, -0.96, 0.28, 0.3, 0.04]);
  panel(ctx, '#cfeaf2', [-0.08, -0.96, 0.2, 0.3, 0.04]);
  disc(ctx, '#3a2a2c', [0, -0.76, 0.07]);
  panel(ctx, '#3a2a2c', [-0.06, -0.87, 0.12, 0.05, 0.02]);
  panel(ctx, '#3a2a2c', [-0.09, -0.72, 0.18, 0.06, 0.03]);
  for (const x of [-0.76, -0.42])
    polygon(ctx, 'rgba(255,255,255,0.5)', [x + 0.05, -0.96, x + 0.12, -0.96, x + 0.05, -0.66, x, -0.66]);
  line(ctx, { colour: shade(colour, -0.14), width: 0.014 }, [-0.12, -1, -0.12, -0.3]);
  line(ctx, { colour: '#f1d9a0', width: 0.022 }, [-0.84, -0.58, 0.84, -0.58]);
  line(ctx, { colour: '#f1d9a0', width: 0.022 }, [-0.2, -0.5, -0.28, -0.5]);
}

/** An upright car with running boards and wire wheels. */
export function drawVintageCar(ctx: Context2d, colour: string, turn: number): void {
  panel(ctx, '#2f2a33', [-1, -0.32, 1.9, 0.12, 0.03]);
  drawCabin(ctx, colour);
  blob(ctx, volume(ctx, colour, [-0.72, -0.34]), VINTAGE_CAR.bonnet);
  for (let i = 0; i < 5; i++)
    line(ctx, { colour: shade(colour, -0.14), width: 0.018 }, [0.36 + i * 0.08, -0.6, 0.36 + i * 0.08, -0.44]);
  line(ctx, { colour: mix(colour, '#ffffff', 0.55), width: 0.02 }, [0.22, -0.66, 0.78, -0.66]);
  polygon(ctx, '#e3c887', VINTAGE_CAR.grille);
  for (const x of [-0.82, 0.72]) drawWheel(ctx, { x, radius: 0.24, turn, hub: '#efe3c4', spokes: 10, tyre: 0.24 });
  blob(ctx, shade(colour, -0.18), VINTAGE_CAR.guards);
  disc(ctx, '#e3c887', [0.97, -0.6, 0.085]);
  disc(ctx, '#fff3c0', [1, -0.6, 0.055, 0.075]);
  panel(ctx, '#e9e2d6', [0.96, -0.26, 0.12, 0.06, 0.03]);
}
