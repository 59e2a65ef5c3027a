import { blob, disc, line, panel, polygon, shade, stroke, TAU } from '@kinora/drawing';

import { eye, turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const HORSE = [
  -0.46, -0.62, -0.3, -0.78, 0, -0.74, 0.2, -0.82, 0.32, -1.06, 0.44, -1.22, 0.58, -1.14, 0.76, -0.98, 0.72, -0.9, 0.56,
  -0.94, 0.48, -0.78, 0.42, -0.56, 0.24, -0.48, -0.26, -0.48, -0.44, -0.5,
];

/** A wooden horse on runners that rocks by itself. */
export const rockingHorse: Rig = {
  box: [-0.96, -1.46, 0.96, 0.1],
  seat: [-0.06, -0.74, 0.6],
  frames: 20,
  beats: 0.5,
  draw(ctx, phase, { tint: colour = '#c98b52' }) {
    const turn = phase * TAU;
    turned(ctx, { x: 0, y: 0.03, angle: Math.sin(turn) * 0.1 }, () => {
      stroke(ctx, { colour: '#8a2f2f', width: 0.075 }, [-0.8, -0.2, -0.42, -0.06, 0, -0.02, 0.42, -0.06, 0.8, -0.2]);
      for (const [hip, foot, step] of [
        [-0.34, -0.44, -0.08] as const,
        [0.3, 0.44, -0.08] as const,
        [-0.28, -0.36, 0] as const,
        [0.26, 0.36, 0] as const,
      ])
        line(ctx, { colour: shade(colour, step), width: 0.095 }, [hip, -0.54, foot, -0.1]);
      stroke(ctx, { colour: '#f3e2c0', width: 0.09 }, [
        -0.44,
        -0.64,
        -0.6,
        -0.56,
        -0.66,
        -0.38 + Math.sin(turn + 1) * 0.03,
      ]);
      blob(ctx, volume(ctx, colour, [-1.2, -0.46]), HORSE);
      for (let tuft = 0; tuft < 6; tuft++)
        disc(ctx, shade('#f3e2c0', -tuft * 0.01), [0.4 - tuft * 0.055, -1.22 + tuft * 0.09, 0.075, 0.06, 0.6]);
      polygon(ctx, shade(colour, 0.04), [0.46, -1.2, 0.52, -1.34, 0.58, -1.16]);
      eye(ctx, [0.56, -1.05, 0.034]);
      disc(ctx, shade(colour, -0.2), [0.7, -0.95, 0.016]);
      stroke(ctx, { colour: '#8a2f2f', width: 0.028 }, [0.62, -1.1, 0.6, -0.94, 0.36, -0.74]);
      blob(ctx, '#c8402f', [-0.26, -0.78, 0.1, -0.78, 0.14, -0.6, -0.06, -0.54, -0.26, -0.6]);
      stroke(ctx, { colour: '#f2b92e', width: 0.026 }, [-0.26, -0.62, -0.06, -0.56, 0.14, -0.62]);
      panel(ctx, '#a33b3f', [-0.1, -0.82, 0.06, 0.05, 0.02]);
    });
  },
};

const DUCK = [
  -0.62, -0.34, -0.56, -0.52, -0.4, -0.42, -0.14, -0.42, 0, -0.5, 0.36, -0.44, 0.5, -0.24, 0.4, 0.02, 0.1, 0.12, -0.32,
  0.1, -0.54, -0.06,
];

/** A bath duck that bobs on the water. */
export const rubberDuck: Rig = {
  box: [-0.72, -1.06, 0.86, 0.2],
  frames: 16,
  beats: 0.5,
  draw(ctx, phase, { tint: colour = '#f9cf2e' }) {
    const turn = phase * TAU;
    turned(ctx, { x: 0, y: Math.sin(turn) * 0.015, angle: Math.sin(turn + 1) * 0.03 }, () => {
      blob(ctx, volume(ctx, colour, [-0.5, 0.12]), DUCK);
      disc(ctx, volume(ctx, shade(colour, 0.02), [-1, -0.4]), [0.22, -0.66, 0.31, 0.3]);
      blob(
        ctx,
        volume(ctx, shade(colour, -0.05), [-0.36, -0.04]),
        [0.1, -0.3, -0.16, -0.36, -0.4, -0.3, -0.46, -0.2, -0.24, -0.08, 0.02, -0.1],
      );
      blob(ctx, '#f08026', [0.46, -0.7, 0.62, -0.72, 0.78, -0.64, 0.64, -0.62, 0.5, -0.6]);
      blob(ctx, '#d96a1c', [0.48, -0.6, 0.64, -0.61, 0.72, -0.56, 0.58, -0.52, 0.48, -0.54]);
      disc(ctx, '#ffffff', [0.33, -0.74, 0.07, 0.08]);
      eye(ctx, [0.345, -0.735, 0.05], phase > 0.93 ? 1 : 0);
      disc(ctx, 'rgba(255,255,255,0.6)', [0.08, -0.82, 0.08, 0.05, -0.6]);
      disc(ctx, 'rgba(255,255,255,0.35)', [-0.3, -0.34, 0.12, 0.03, 0.1]);
    });
  },
};
