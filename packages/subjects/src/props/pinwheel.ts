import { disc, line, pick, polygon, shade, TAU } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const COLOURS = ['#e8503f', '#f5b52e', '#4a9fd8', '#55b06a'] as const;

/** A paper windmill on a stick; it turns with the wind. */
export const pinwheel: Rig = {
  box: [-0.58, -1.58, 0.58, 0.05],
  frames: 24,
  beats: 0.4,
  draw(ctx, phase, { tint }) {
    line(ctx, { colour: '#b98a56', width: 0.045 }, [0, 0, 0, -1]);
    line(ctx, { colour: '#d8b07c', width: 0.014 }, [-0.01, -0.02, -0.01, -1]);
    turned(ctx, { x: 0, y: -1.02, angle: phase * TAU }, () => {
      for (let vane = 0; vane < 4; vane++) {
        const colour = tint ? shade(tint, vane % 2 === 0 ? 0 : 0.08) : pick(COLOURS, vane);
        turned(ctx, { x: 0, y: 0, angle: (vane / 4) * TAU }, () => {
          polygon(ctx, shade(colour, -0.16), [0, 0, 0.02, -0.52, 0.28, -0.26]);
          polygon(ctx, colour, [0, 0, 0.02, -0.52, -0.16, -0.36]);
          polygon(ctx, shade(colour, 0.08), [0, 0, 0.28, -0.26, 0.1, -0.24]);
        });
      }
      disc(ctx, '#fff4dc', [0, 0, 0.06]);
      disc(ctx, '#c9a050', [0, 0, 0.032]);
    });
  },
};
