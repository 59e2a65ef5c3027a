import { line, polygon, shade, TAU } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

/** A crane of folded paper that beats its wings. */
export const origamiCrane: Rig = {
  box: [-0.92, -0.94, 0.98, 0.5],
  frames: 16,
  beats: 0.7,
  draw(ctx, phase, { tint: colour = '#e8604c' }) {
    const lift = Math.sin(phase * TAU);
    const rise = -0.5 - lift * 0.3;
    const fold = { colour: shade(colour, -0.16), width: 0.008 };
    turned(ctx, { x: 0, y: lift * 0.03, angle: -0.04 }, () => {
      polygon(ctx, shade(colour, -0.2), [-0.1, 0.04, 0.3, 0.02, 0.16, rise - 0.06, 0.06, rise - 0.1]);
      polygon(ctx, shade(colour, -0.05), [-0.86, -0.52, -0.3, 0.06, -0.06, 0.24, -0.2, 0.28]);
      polygon(ctx, shade(colour, -0.14), [-0.86, -0.52, -0.2, 0.28, -0.34, 0.18]);
      polygon(ctx, shade(colour, 0.02), [0.1, 0.2, 0.4, 0, 0.68, -0.56, 0.56, -0.02, 0.3, 0.28]);
      polygon(ctx, shade(colour, -0.12), [0.3, 0.28, 0.56, -0.02, 0.68, -0.56, 0.5, 0.1]);
      polygon(ctx, shade(colour, 0.06), [0.6, -0.5, 0.68, -0.6, 0.92, -0.44, 0.66, -0.42]);
      polygon(ctx, shade(colour, -0.06), [-0.3, 0.06, 0.4, 0, 0.28, 0.3, 0.02, 0.42, -0.2, 0.3]);
      polygon(ctx, colour, [-0.3, 0.06, 0.06, 0, 0.02, 0.42, -0.2, 0.3]);
      polygon(ctx, shade(colour, 0.08), [-0.32, 0.1, 0.1, 0.2, -0.24, rise + 0.04, -0.36, rise]);
      polygon(ctx, shade(colour, 0.14), [0.1, 0.2, 0.3, 0.06, -0.16, rise - 0.02, -0.24, rise + 0.04]);
      line(ctx, fold, [0.1, 0.2, -0.24, rise + 0.04]);
      line(ctx, fold, [0.02, 0.42, 0.06, 0.02]);
    });
  },
};
