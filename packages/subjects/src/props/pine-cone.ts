import { blob, disc, mix, placed, shade, type Context2d, type Points } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const CORE: Points = [0, -0.98, 0.2, -0.82, 0.36, -0.46, 0.3, -0.12, 0, 0, -0.3, -0.12, -0.36, -0.46, -0.2, -0.82];
const SCALE: Points = [-1, -0.5, 0, -0.9, 1, -0.5, 0.72, 0.4, 0, 0.95, -0.72, 0.4];
/** Rows of scales from the top: height, half width, size and how many. */
const ROWS = [
  [-0.92, 0.05, 0.075, 1],
  [-0.83, 0.13, 0.09, 2],
  [-0.72, 0.21, 0.105, 3],
  [-0.59, 0.28, 0.115, 4],
  [-0.45, 0.33, 0.125, 4],
  [-0.31, 0.33, 0.125, 5],
  [-0.17, 0.27, 0.12, 4],
  [-0.07, 0.16, 0.1, 3],
] as const;

function drawScale(
  ctx: Context2d,
  colour: string,
  at: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  blob(ctx, shade(colour, -0.17), placed(SCALE, { ...at, y: at.y + at.scale * 0.18 }));
  blob(ctx, volume(ctx, mix(colour, '#e8c79a', 0.25), [at.y - at.scale, at.y + at.scale]), placed(SCALE, at));
  disc(ctx, shade(colour, -0.1), [at.x, at.y + at.scale * 0.34, at.scale * 0.3, at.scale * 0.2]);
}

/** A pine cone that stands on its foot, its scales open. */
export const pineCone: Rig = {
  box: [-0.5, -1.06, 0.5, 0.06],
  frames: 1,
  draw(ctx, _phase, { tint: colour = '#8a5a36' }) {
    blob(ctx, shade(colour, -0.22), CORE);
    for (const [row, [y, half, scale, count]] of ROWS.entries()) {
      for (let index = 0; index < count; index++) {
        const across = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
        drawScale(ctx, shade(colour, row % 2 === 0 ? 0 : 0.03), {
          x: across * half,
          y: y + Math.abs(across) * 0.02,
          scale,
        });
      }
    }
  },
};
