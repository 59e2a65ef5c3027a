import { rgba, shade, blob, disc, line, polygon, stroke, fraction, TAU } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { UMBRELLA } from './umbrella.data.ts';

/** It leans in the wind, and drops fall from its edge. */
export const umbrella: Rig = {
  box: [-0.8, -1.16, 0.8, 0.05],
  frames: 16,
  shelter: 0.5,
  draw(ctx, phase, { tint: colour = '#d8483f' }) {
    const turn = phase * TAU;
    for (let i = 0; i < 5; i++) {
      const age = fraction(i * 0.618 + phase);
      const x = [-0.58, -0.3, 0.06, 0.36, 0.58][i] ?? 0;
      disc(ctx, rgba('#bfe0f2', 0.9 * (1 - age)), [x, -0.46 + age ** 2 * 0.42, 0.014, 0.028]);
    }
    turned(ctx, { x: 0, y: 0, angle: 0.07 + Math.sin(turn) * 0.05 }, () => {
      blob(ctx, shade(colour, -0.2), UMBRELLA.under);
      line(ctx, { colour: '#c9a06a', width: 0.032 }, [0, -1.06, 0, -0.1]);
      stroke(ctx, { colour: '#7a4a2c', width: 0.05 }, UMBRELLA.handle);
      polygon(ctx, colour, UMBRELLA.canopy);
      UMBRELLA.gores.forEach((gore, i) => polygon(ctx, shade(colour, 0.05 - i * 0.045), gore));
      line(ctx, { colour: '#7a4a2c', width: 0.035 }, [0, -1.03, 0, -1.1]);
      stroke(ctx, { colour: rgba('#ffffff', 0.45), width: 0.024 }, [-0.14, -0.94, -0.36, -0.82, -0.5, -0.66]);
    });
  },
};
