import { mix, rgba, shade, line, panel, polygon, stroke, TAU } from '@kinora/drawing';

import { halo, turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawFlame, flickerAt } from './flame.ts';
import { LANTERN } from './lantern.data.ts';

export const lantern: Rig = {
  box: [-0.64, -1.26, 0.64, 0.2],
  frames: 16,
  glow: 0.45,
  draw(ctx, phase, { tint: colour = '#3f4a52' }) {
    const glow = 0.3 + 0.08 * flickerAt(phase, 2);
    const edge = mix(colour, '#e3b04b', 0.35);
    halo(ctx, '#ffc766', [0, -0.44, 0.62, glow + 0.2]);
    turned(ctx, { x: 0, y: 0, angle: Math.sin(phase * TAU) * 0.012 }, () => {
      stroke(ctx, { colour: edge, width: 0.045 }, LANTERN.ring);
      polygon(ctx, rgba('#ffe3a0', 0.75), LANTERN.glass);
      halo(ctx, '#fff3c8', [0, -0.42, 0.3, glow + 0.5]);
      panel(ctx, '#f3e6cc', [-0.09, -0.34, 0.18, 0.2, 0.02]);
      drawFlame(ctx, { x: 0, y: -0.33, width: 0.14, height: 0.32, phase });
      polygon(ctx, 'rgba(255,255,255,0.5)', LANTERN.shine);
      for (const x of [-0.28, 0.28])
        line(ctx, { colour: shade(colour, x === 0.28 ? -0.06 : 0), width: 0.04 }, [x * 0.96, -0.74, x * 1.06, -0.14]);
      polygon(ctx, volume(ctx, colour, [-1, -0.72]), LANTERN.roof);
      line(ctx, { colour: edge, width: 0.035 }, [-0.34, -0.74, 0.34, -0.74]);
      polygon(ctx, volume(ctx, colour, [-0.14, 0.02]), LANTERN.foot);
      line(ctx, { colour: edge, width: 0.03 }, [-0.31, -0.14, 0.31, -0.14]);
    });
  },
};
