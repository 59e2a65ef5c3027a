import { blob, disc, line, panel, rgba, shade, stroke, TAU } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const HULL = [
  -1.02, -0.02, -0.84, -0.2, -0.5, -0.36, 0, -0.42, 0.5, -0.38, 0.84, -0.22, 0.98, 0, 0.84, 0.2, 0.5, 0.34, 0, 0.38,
  -0.5, 0.3, -0.84, 0.15,
];

/** An airship on its way, its propeller turning. */
export const zeppelin: Rig = {
  box: [-1.24, -0.6, 1.06, 0.66],
  frames: 16,
  beats: 1.2,
  draw(ctx, phase, { tint: colour = '#c9ced6' }) {
    const turn = phase * TAU;
    blob(ctx, shade(colour, -0.16), [-0.72, -0.2, -1.06, -0.52, -1.18, -0.5, -1.06, -0.06, -0.9, -0.04]);
    blob(ctx, shade(colour, -0.2), [-0.72, 0.16, -1.06, 0.46, -1.18, 0.44, -1.06, 0.04, -0.9, 0.02]);
    blob(ctx, volume(ctx, colour, [-0.42, 0.38]), HULL);
    within(ctx, () => {
      for (const [rise, step] of [[-0.2, 0.05] as const, [0.06, -0.04] as const, [0.26, -0.1] as const])
        stroke(ctx, { colour: rgba(shade(colour, step - 0.08), 0.5), width: 0.016 }, [
          -1.02,
          -0.02,
          -0.4,
          rise * 1.05,
          0.3,
          rise * 1.1,
          0.98,
          0,
        ]);
      blob(ctx, rgba('#c8402f', 0.9), [-0.2, -0.5, 0.02, -0.5, 0.08, 0, 0.02, 0.5, -0.2, 0.5, -0.14, 0]);
      blob(ctx, 'rgba(255,255,255,0.3)', [-0.6, -0.28, 0, -0.37, 0.6, -0.3, 0, -0.3]);
    });
    blob(ctx, shade(colour, -0.1), [-0.76, -0.03, -1.1, -0.1, -1.2, -0.02, -1.1, 0.06, -0.76, 0.03]);
    panel(ctx, volume(ctx, '#6d4a34', [0.38, 0.56]), [-0.26, 0.36, 0.6, 0.18, 0.06]);
    for (let window = 0; window < 5; window++) panel(ctx, '#ffe49a', [-0.2 + window * 0.105, 0.4, 0.07, 0.065, 0.015]);
    line(ctx, { colour: '#4a3326', width: 0.02 }, [-0.2, 0.34, -0.16, 0.3]);
    turned(ctx, { x: -0.32, y: 0.45, scaleY: Math.cos(turn) }, () =>
      disc(ctx, 'rgba(60,44,36,0.75)', [0, 0, 0.02, 0.14]),
    );
    disc(ctx, '#4a3326', [-0.3, 0.45, 0.035]);
  },
};
