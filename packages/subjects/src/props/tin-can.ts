import { disc, line, mix, panel, polygon, rgba, shade, TAU, type Context2d } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

/** Metal that is round: light on its left, dark towards its edges. */
function sheen(ctx: Context2d, colour: string) {
  const light = ctx.createLinearGradient(-0.36, 0, 0.36, 0);
  light.addColorStop(0, shade(colour, -0.14));
  light.addColorStop(0.28, mix(colour, '#ffffff', 0.5));
  light.addColorStop(0.55, colour);
  light.addColorStop(1, shade(colour, -0.2));
  return light;
}

/** An opened tin can with a paper label, its lid bent back; it trembles as in a draught. */
export const tinCan: Rig = {
  box: [-0.52, -1.34, 0.62, 0.12],
  frames: 16,
  opening: [-0.34, -0.9, 0.34],
  draw(ctx, phase, { tint: colour = '#d8452f' }) {
    const turn = phase * TAU;
    turned(ctx, { x: 0, y: 0, angle: Math.sin(turn * 2) * 0.012 * Math.max(0, Math.sin(turn)) }, () => {
      turned(ctx, { x: 0.3, y: -0.94, angle: 0.34 + Math.sin(turn) * 0.05 }, () => {
        disc(ctx, sheen(ctx, '#b9bec6'), [0.02, -0.12, 0.1, 0.27]);
        disc(ctx, rgba('#6d747e', 0.5), [0.02, -0.12, 0.07, 0.2]);
        disc(ctx, rgba('#ffffff', 0.4), [-0.005, -0.18, 0.02, 0.09]);
      });
      ctx.fillStyle = sheen(ctx, '#b4bac3');
      ctx.beginPath();
      ctx.roundRect(-0.38, -0.93, 0.76, 0.95, [0.02, 0.02, 0.12, 0.12]);
      ctx.fill();
      for (const y of [-0.84, -0.8, -0.1, -0.06])
        line(ctx, { colour: 'rgba(80,88,100,0.4)', width: 0.012 }, [-0.37, y, 0.37, y]);
      ctx.fillStyle = sheen(ctx, colour);
      ctx.fillRect(-0.38, -0.74, 0.76, 0.58);
      disc(ctx, '#fff6e2', [0.02, -0.46, 0.2, 0.18]);
      for (const [x, y] of [[-0.05, -0.47] as const, [0.09, -0.47] as const, [0.02, -0.41] as const]) {
        disc(ctx, '#d63b2a', [x, y, 0.068, 0.062]);
        disc(ctx, 'rgba(255,255,255,0.5)', [x - 0.02, y - 0.024, 0.018]);
        polygon(ctx, '#4f8a3c', [x - 0.03, y - 0.06, x, y - 0.045, x + 0.03, y - 0.06, x, y - 0.085]);
      }
      panel(ctx, rgba('#fff6e2', 0.9), [-0.38, -0.7, 0.76, 0.02]);
      panel(ctx, rgba('#fff6e2', 0.9), [-0.38, -0.21, 0.76, 0.02]);
      disc(ctx, '#c9ced6', [0, -0.93, 0.39, 0.085]);
      disc(ctx, '#4a4f58', [0, -0.925, 0.34, 0.066]);
      disc(ctx, '#343840', [0, -0.91, 0.3, 0.045]);
    });
  },
};
