import { blob, disc, line, rgba, shade, stroke, TAU } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const SURFBOARD = [
  0, -1.4, 0.13, -1.26, 0.24, -0.96, 0.29, -0.6, 0.26, -0.26, 0.16, -0.02, 0, 0.03, -0.16, -0.02, -0.26, -0.26, -0.29,
  -0.6, -0.24, -0.96, -0.13, -1.26,
];
const SNOWBOARD = [
  0, -1.38, 0.17, -1.32, 0.23, -1.16, 0.19, -0.68, 0.23, -0.2, 0.17, -0.02, 0, 0.04, -0.17, -0.02, -0.23, -0.2, -0.19,
  -0.68, -0.23, -1.16, -0.17, -1.32,
];

/** A board that stands on its end and leans, its stripes in the colour that is asked for; a snowboard by `kind`. */
export const surfboard: Rig = {
  box: [-0.4, -1.46, 0.52, 0.1],
  frames: 16,
  draw(ctx, phase, { kind, tint }) {
    const isSnow = kind === 'snowboard';
    const colour = tint ?? (isSnow ? '#3f6fd0' : '#f0604a');
    turned(ctx, { x: 0, y: 0, angle: 0.1 + Math.sin(phase * TAU) * 0.012 }, () => {
      blob(
        ctx,
        shade(colour, -0.16),
        (isSnow ? SNOWBOARD : SURFBOARD).map((value, index) => (index % 2 === 0 ? value + 0.025 : value)),
      );
      blob(ctx, volume(ctx, isSnow ? colour : '#fdf4e0', [-1.4, 0]), isSnow ? SNOWBOARD : SURFBOARD);
      within(ctx, () => {
        if (isSnow) {
          blob(ctx, '#f6f0e2', [-0.3, -0.9, 0, -1.02, 0.3, -0.9, 0.3, -0.76, 0, -0.88, -0.3, -0.76]);
          blob(ctx, '#f5b83d', [-0.3, -0.72, 0, -0.84, 0.3, -0.72, 0.3, -0.66, 0, -0.78, -0.3, -0.66]);
        } else {
          blob(ctx, colour, [-0.4, -0.62, 0, -0.76, 0.4, -0.62, 0.4, -0.42, 0, -0.56, -0.4, -0.42]);
          blob(ctx, '#2f9fb0', [-0.4, -0.38, 0, -0.52, 0.4, -0.38, 0.4, -0.3, 0, -0.44, -0.4, -0.3]);
          blob(ctx, colour, [-0.2, -1.5, 0.2, -1.5, 0.2, -1.2, 0, -1.12, -0.2, -1.2]);
        }
        blob(ctx, 'rgba(255,255,255,0.3)', [-0.2, -1.1, -0.14, -1.14, -0.16, -0.3, -0.23, -0.34]);
      });
      if (!isSnow) line(ctx, { colour: rgba('#b5793d', 0.8), width: 0.014 }, [0, -1.38, 0, 0]);
      if (isSnow)
        for (const y of [-0.98, -0.42]) {
          disc(ctx, '#26262e', [0, y, 0.15, 0.075, -0.2]);
          stroke(ctx, { colour: '#f5b83d', width: 0.035 }, [-0.12, y + 0.02, 0, y - 0.1, 0.12, y - 0.02]);
        }
    });
  },
};
