import { mix, rgba, shade, blob, disc, line, stroke, fraction, TAU, type Context2d } from '@kinora/drawing';

import { coffeeAbove } from '../above/dishes.ts';
import { volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { COFFEE_CUP } from './coffee-cup.data.ts';

/** Ribbons of steam that wind upwards and fade. */
function drawVapour(ctx: Context2d, phase: number): void {
  for (let ribbon = -1; ribbon <= 1; ribbon++) {
    for (let i = 0; i < 10; i++) {
      const up = i / 10;
      const wave = (at: number) => ribbon * 0.17 + Math.sin(at * 6 - phase * TAU + ribbon * 2) * 0.055 * (0.3 + at);
      const alpha =
        0.5 * Math.sin(Math.PI * (up * 0.94 + 0.04)) * (0.75 + 0.25 * Math.sin(fraction(phase + ribbon * 0.3) * TAU));
      line(ctx, { colour: rgba('#ffffff', alpha), width: 0.05 + up * 0.02 }, [
        wave(up),
        -0.68 - up * 0.55,
        wave(up + 0.1),
        -0.68 - (up + 0.1) * 0.55,
      ]);
    }
  }
}

export const coffeeCup: Rig = {
  box: [-0.86, -1.32, 0.92, 0.05],
  above: coffeeAbove,
  frames: 16,
  opening: [-0.42, -0.6, 0.42],
  draw(ctx, phase, { tint: colour = '#f1ece2' }) {
    blob(ctx, volume(ctx, shade(colour, -0.03), [-0.14, 0.02]), COFFEE_CUP.saucer);
    disc(ctx, mix(colour, '#ffffff', 0.4), [0, -0.12, 0.78, 0.075]);
    disc(ctx, shade(colour, -0.08), [0, -0.11, 0.4, 0.035]);
    stroke(ctx, { colour: '#b9bfc6', width: 0.035 }, COFFEE_CUP.spoon);
    stroke(ctx, { colour: shade(colour, -0.05), width: 0.085 }, COFFEE_CUP.handle);
    blob(ctx, volume(ctx, colour, [-0.64, -0.08]), COFFEE_CUP.cup);
    within(ctx, () => {
      disc(ctx, rgba('#ffffff', 0.35), [-0.28, -0.4, 0.06, 0.2, 0.12]);
      stroke(ctx, { colour: '#c8643c', width: 0.05 }, [-0.48, -0.44, -0.2, -0.37, 0.2, -0.37, 0.48, -0.44]);
    });
    disc(ctx, mix(colour, '#ffffff', 0.5), [0, -0.62, 0.465, 0.1]);
    disc(ctx, '#5a3420', [0, -0.61, 0.41, 0.078]);
    disc(ctx, '#a87246', [0, -0.605, 0.36, 0.062]);
    blob(ctx, '#f6e6cc', COFFEE_CUP.heart);
    drawVapour(ctx, phase);
  },
};
