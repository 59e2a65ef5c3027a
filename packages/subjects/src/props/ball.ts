import { blob, disc, rgba, shade, stroke, TAU } from '@kinora/drawing';

import { turned, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const RADIUS = 0.46;
const PANELS = 6;
const COLOURS = ['#e8503f', '#fdf6e6', '#3f8fe0', '#fdf6e6', '#f5b52e', '#fdf6e6'] as const;

/** A panel from the navel of the ball to its edge. */
const PANEL = [0, 0, 0.12, -0.22, 0.2, -0.5, 0.34, -0.62, 0.52, -0.46, 0.42, -0.2, 0.2, -0.04];

/** A beach ball that rocks as it lies and rolls on its way. */
export const ball: Rig = {
  box: [-0.52, -0.98, 0.52, 0.06],
  frames: 24,
  beats: 0.4,
  draw(ctx, phase, { activity, tint }) {
    const rolls = activity === 'run' || activity === 'walk' || activity === 'jump';
    const angle = rolls ? phase * TAU : Math.sin(phase * TAU) * 0.16;
    disc(ctx, tint ?? '#fdf6e6', [0, -RADIUS, RADIUS]);
    within(ctx, () => {
      turned(ctx, { x: 0.08, y: -RADIUS - 0.08, angle }, () => {
        for (let panel = 0; panel < PANELS; panel++) {
          const colour = tint ? shade(tint, panel % 2 === 0 ? 0 : 0.1) : (COLOURS[panel] ?? '#fdf6e6');
          turned(ctx, { x: 0, y: 0, angle: (panel / PANELS) * TAU, scaleX: 1.1, scaleY: 1.1 }, () => {
            blob(ctx, colour, PANEL);
            stroke(
              ctx,
              { colour: rgba(shade(colour, -0.14), 0.5), width: 0.012 },
              [0, 0, 0.12, -0.22, 0.2, -0.5, 0.34, -0.62],
            );
          });
        }
        disc(ctx, '#fffaf0', [0, 0, 0.07]);
      });
      const shadow = ctx.createRadialGradient(-0.14, -0.64, 0.1, 0, -RADIUS, RADIUS);
      shadow.addColorStop(0, 'rgba(255,255,255,0.35)');
      shadow.addColorStop(0.4, 'rgba(255,255,255,0)');
      shadow.addColorStop(1, 'rgba(40,20,40,0.32)');
      disc(ctx, shadow, [0, -RADIUS, RADIUS]);
    });
    disc(ctx, 'rgba(255,255,255,0.6)', [-0.18, -0.7, 0.09, 0.055, -0.6]);
  },
};
