import { mix, shade, blob, disc, stroke, pick, TAU, type Context2d } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { BUTTERFLY } from './butterfly.data.ts';

const COLOURS = ['#f08a2e', '#4f8fd8', '#e8c13c', '#d8669a'];
const EDGE = '#2f2430';

function drawWings(ctx: Context2d, colour: string, open: number): void {
  turned(ctx, { x: 0, y: 0, scaleX: open }, () => {
    blob(ctx, EDGE, BUTTERFLY.lower);
    blob(ctx, shade(colour, -0.05), BUTTERFLY.lowerCell);
    blob(ctx, EDGE, BUTTERFLY.upper);
    blob(ctx, colour, BUTTERFLY.upperCell);
    stroke(ctx, { colour: mix(colour, EDGE, 0.6), width: 0.014 }, BUTTERFLY.veins);
    for (const [x, y] of [
      [0.72, -0.56] as const,
      [0.74, -0.44] as const,
      [0.68, -0.3] as const,
      [0.54, 0.3] as const,
      [0.46, 0.45] as const,
    ]) {
      disc(ctx, '#fff6e4', [x, y, 0.028]);
    }
    disc(ctx, mix(colour, '#fff6e4', 0.6), [0.5, -0.42, 0.06, 0.05]);
    disc(ctx, mix(colour, '#fff6e4', 0.6), [0.34, 0.26, 0.06, 0.06]);
    disc(ctx, EDGE, [0.34, 0.26, 0.03]);
  });
}

export const butterfly: Rig = {
  box: [-0.7, -0.92, 1.02, 0.86],
  frames: 12,
  beats: 2,
  draw(ctx, phase, { tint, variant = 0 }) {
    const colour = tint ?? pick(COLOURS, variant);
    const turn = phase * TAU;
    const open = 0.62 + 0.38 * Math.cos(turn);
    turned(ctx, { x: 0, y: -Math.sin(turn) * 0.06, angle: 0.62 }, () => {
      drawWings(ctx, shade(colour, -0.06), -open * 0.8);
      drawWings(ctx, colour, open);
      blob(ctx, EDGE, BUTTERFLY.body);
      disc(ctx, EDGE, [0, -0.24, 0.055]);
      stroke(ctx, { colour: EDGE, width: 0.016 }, BUTTERFLY.feeler);
      stroke(
        ctx,
        { colour: EDGE, width: 0.016 },
        BUTTERFLY.feeler.map((value, i) => (i % 2 === 0 ? -value : value)),
      );
      for (const end of [-0.16, 0.16]) disc(ctx, EDGE, [end, -0.5, 0.022]);
    });
  },
};
