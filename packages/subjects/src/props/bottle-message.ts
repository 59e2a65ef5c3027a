import { blob, line, mix, panel, polygon, rgba, shade, stroke, TAU } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const GLASS = [
  -0.82, -0.3, -0.84, 0.1, -0.74, 0.24, 0.1, 0.24, 0.28, 0.18, 0.42, 0.06, 0.78, 0.03, 0.8, -0.16, 0.44, -0.2, 0.28,
  -0.34, 0.08, -0.42, -0.72, -0.42,
];

/** A bottle with a letter in it, afloat; the waterline is y = 0. */
export const bottleMessage: Rig = {
  box: [-1, -0.72, 1.12, 0.46],
  frames: 20,
  beats: 0.3,
  draw(ctx, phase, { tint: colour = '#7fc4a8' }) {
    const turn = phase * TAU;
    turned(ctx, { x: 0, y: 0, angle: -0.2 + Math.sin(turn) * 0.05 }, () => {
      panel(ctx, volume(ctx, '#b98a5a', [-0.2, 0.06]), [0.74, -0.18, 0.22, 0.22, 0.03]);
      blob(ctx, rgba(mix(colour, '#ffffff', 0.35), 0.72), GLASS);
      within(ctx, () => {
        panel(ctx, volume(ctx, '#f6e7c4', [-0.26, 0.14]), [-0.6, -0.26, 0.86, 0.34, 0.05]);
        for (let row = 0; row < 3; row++)
          line(ctx, { colour: 'rgba(110,84,54,0.55)', width: 0.016 }, [
            -0.5,
            -0.18 + row * 0.08,
            0.14 - row * 0.08,
            -0.18 + row * 0.08,
          ]);
        panel(ctx, '#e6d2a4', [0.18, -0.27, 0.1, 0.36, 0.05]);
        panel(ctx, '#c8402f', [-0.24, -0.28, 0.06, 0.38, 0.02]);
        polygon(ctx, '#c8402f', [-0.21, -0.1, -0.32, 0.02, -0.21, 0, -0.1, 0.02]);
      });
      blob(ctx, rgba(colour, 0.18), GLASS);
      within(ctx, () => blob(ctx, 'rgba(255,255,255,0.2)', [-0.8, -0.28, 0.2, -0.38, 0.3, -0.24, -0.78, -0.1]));
      stroke(ctx, { colour: rgba(shade(colour, -0.12), 0.75), width: 0.024 }, [...GLASS, ...GLASS.slice(0, 2)]);
      stroke(ctx, { colour: 'rgba(255,255,255,0.8)', width: 0.036 }, [-0.7, -0.3, -0.3, -0.35, 0.06, -0.33]);
      stroke(ctx, { colour: 'rgba(255,255,255,0.5)', width: 0.024 }, [0.44, -0.14, 0.7, -0.12]);
      panel(ctx, volume(ctx, colour, [-0.22, 0.1]), [0.72, -0.2, 0.07, 0.27, 0.03]);
    });
  },
};
