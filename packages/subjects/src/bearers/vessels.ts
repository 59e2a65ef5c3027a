import { disc, line, mix, panel, polygon, shade, stroke } from '@kinora/drawing';

import { bowlAbove } from '../above/dishes.ts';
import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

/** A cup with a handle, and nothing in it. */
export const mug: Rig = {
  box: [-0.52, -1, 0.86, 0.03],
  above: bowlAbove,
  frames: 1,
  opening: [-0.44, -0.92, 0.44],
  draw(ctx, _phase, { tint: colour = '#f1ece2' }) {
    stroke(ctx, { colour: shade(colour, -0.08), width: 0.12 }, [0.44, -0.74, 0.74, -0.7, 0.72, -0.36, 0.38, -0.26]);
    polygon(
      ctx,
      volume(ctx, colour, [-0.94, 0]),
      [-0.5, -0.92, 0.5, -0.92, 0.4, -0.06, 0.32, 0.01, -0.32, 0.01, -0.4, -0.06],
    );
    panel(ctx, '#b5573f', [-0.475, -0.62, 0.95, 0.1]);
    disc(ctx, mix(colour, '#ffffff', 0.4), [0, -0.92, 0.5, 0.075]);
    disc(ctx, shade(colour, -0.32), [0, -0.915, 0.44, 0.058]);
  },
};

export const bowl: Rig = {
  box: [-0.98, -0.78, 0.98, 0.03],
  above: bowlAbove,
  frames: 1,
  opening: [-0.86, -0.66, 0.86],
  draw(ctx, _phase, { tint: colour = '#6f9fb8' }) {
    panel(ctx, shade(colour, -0.14), [-0.34, -0.08, 0.68, 0.1, 0.03]);
    ctx.fillStyle = volume(ctx, colour, [-0.68, 0]);
    ctx.beginPath();
    ctx.ellipse(0, -0.66, 0.96, 0.62, 0, 0, Math.PI);
    ctx.fill();
    disc(ctx, mix(colour, '#ffffff', 0.35), [0, -0.66, 0.97, 0.11]);
    disc(ctx, shade(colour, -0.28), [0, -0.655, 0.87, 0.085]);
  },
};

/** A box of cardboard that stands open. */
export const box: Rig = {
  box: [-1.02, -1, 1.02, 0.03],
  frames: 1,
  opening: [-0.68, -0.72, 0.68],
  draw(ctx, _phase, { tint: colour = '#c99a64' }) {
    const dark = shade(colour, -0.16);
    polygon(ctx, shade(colour, -0.04), [-0.6, -0.78, 0.6, -0.78, 0.72, -0.98, -0.72, -0.98]);
    disc(ctx, shade(colour, -0.34), [0, -0.74, 0.7, 0.06]);
    panel(ctx, volume(ctx, colour, [-0.74, 0]), [-0.7, -0.72, 1.4, 0.74, 0.02]);
    polygon(ctx, dark, [-0.7, -0.74, -0.7, -0.7, -0.98, -0.44, -0.98, -0.5]);
    polygon(ctx, mix(colour, '#ffffff', 0.1), [-0.7, -0.74, -0.98, -0.52, -1, -0.46, -0.7, -0.6]);
    polygon(ctx, dark, [0.7, -0.74, 0.7, -0.7, 0.98, -0.44, 0.98, -0.5]);
    polygon(ctx, mix(colour, '#ffffff', 0.1), [0.7, -0.74, 0.98, -0.52, 1, -0.46, 0.7, -0.6]);
    panel(ctx, mix(colour, '#fff4d8', 0.45), [-0.08, -0.72, 0.16, 0.34]);
    line(ctx, { colour: mix(colour, '#ffffff', 0.35), width: 0.02 }, [-0.68, -0.71, 0.68, -0.71]);
  },
};
