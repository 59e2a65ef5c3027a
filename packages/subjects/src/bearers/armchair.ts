import { blob, disc, line, panel, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

/** A deep chair from its front, its back buttoned. */
function drawBack(ctx: Context2d, colour: string): void {
  blob(
    ctx,
    volume(ctx, shade(colour, -0.05), [-1.2, -0.3]),
    [-0.46, -0.3, -0.5, -0.8, -0.44, -1.1, -0.2, -1.2, 0.2, -1.2, 0.44, -1.1, 0.5, -0.8, 0.46, -0.3],
  );
  blob(
    ctx,
    volume(ctx, colour, [-1.1, -0.4]),
    [-0.38, -0.4, -0.42, -0.8, -0.36, -1.04, -0.16, -1.11, 0.16, -1.11, 0.36, -1.04, 0.42, -0.8, 0.38, -0.4],
  );
  for (const [x, y] of [
    [-0.2, -0.94] as const,
    [0, -0.96] as const,
    [0.2, -0.94] as const,
    [-0.1, -0.76] as const,
    [0.1, -0.76] as const,
  ]) {
    stroke(ctx, { colour: rgba(shade(colour, -0.16), 0.6), width: 0.012 }, [
      x - 0.07,
      y - 0.05,
      x,
      y,
      x + 0.07,
      y - 0.05,
    ]);
    disc(ctx, shade(colour, -0.16), [x, y, 0.02]);
  }
}

/** An armchair to sink into. */
export const armchair: Rig = {
  box: [-0.76, -1.26, 0.76, 0.04],
  surface: [-0.36, -0.52, 0.36],
  frames: 1,
  draw(ctx, _phase, { tint: colour = '#2f7a6d' }) {
    for (const x of [-0.56, 0.56]) {
      line(ctx, { colour: '#5a3826', width: 0.07 }, [x, -0.16, x * 1.04, -0.02]);
      disc(ctx, '#c9993f', [x * 1.04, -0.015, 0.04, 0.022]);
    }
    drawBack(ctx, colour);
    panel(ctx, volume(ctx, shade(colour, -0.06), [-0.4, -0.1]), [-0.62, -0.38, 1.24, 0.28, 0.05]);
    panel(ctx, volume(ctx, shade(colour, 0.06), [-0.56, -0.3]), [-0.42, -0.54, 0.84, 0.22, 0.09]);
    stroke(ctx, { colour: rgba('#ffffff', 0.25), width: 0.016 }, [-0.34, -0.51, 0, -0.53, 0.34, -0.51]);
    for (const side of [-1, 1]) {
      const x = side * 0.56;
      panel(ctx, volume(ctx, colour, [-0.76, -0.1]), [x - 0.13, -0.66, 0.26, 0.56, 0.07]);
      disc(ctx, volume(ctx, shade(colour, 0.05), [-0.82, -0.56]), [x, -0.66, 0.155, 0.13]);
      disc(ctx, shade(colour, -0.1), [x, -0.655, 0.085, 0.07]);
      disc(ctx, shade(colour, 0), [x, -0.655, 0.05, 0.04]);
    }
  },
};

/** A wooden chair on runners that rocks by itself. */
export const rockingChair: Rig = {
  box: [-0.72, -1.32, 0.66, 0.06],
  surface: [-0.26, -0.52, 0.3],
  frames: 20,
  beats: 0.4,
  draw(ctx, phase, { tint: colour = '#a36a3c' }) {
    const dark = shade(colour, -0.1);
    turned(ctx, { x: 0, y: 0.02, angle: Math.sin(phase * TAU) * 0.07 }, () => {
      for (const [step, wood] of [[0.05, dark] as const, [0, colour] as const]) {
        stroke(ctx, { colour: wood, width: 0.05 }, [
          -0.6,
          -0.14 - step,
          -0.32,
          -0.03 - step,
          0,
          0 - step,
          0.3,
          -0.03 - step,
          0.54,
          -0.13 - step,
        ]);
        line(ctx, { colour: wood, width: 0.045 }, [-0.28, -0.03 - step, -0.26, -0.52, -0.42 - step * 0.3, -1.24]);
        line(ctx, { colour: wood, width: 0.045 }, [0.26, -0.04 - step, 0.3, -0.78]);
        stroke(ctx, { colour: wood, width: 0.05 }, [-0.32, -0.8, 0, -0.79, 0.36, -0.78]);
      }
      for (let slat = 0; slat < 5; slat++) {
        const x = -0.29 - slat * 0.032;
        line(ctx, { colour: slat % 2 === 0 ? dark : shade(colour, 0.04), width: 0.022 }, [
          x + 0.02,
          -0.56 - slat * 0.02,
          x - 0.1 + slat * 0.01,
          -1.2,
        ]);
      }
      panel(ctx, volume(ctx, colour, [-1.28, -1.12]), [-0.52, -1.26, 0.18, 0.12, 0.05]);
      panel(ctx, volume(ctx, dark, [-0.56, -0.48]), [-0.32, -0.54, 0.66, 0.06, 0.02]);
      panel(ctx, volume(ctx, '#d8604c', [-0.64, -0.54]), [-0.28, -0.62, 0.58, 0.09, 0.045]);
    });
  },
};
