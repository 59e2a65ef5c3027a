import { mix, shade, blob, disc, stroke, TAU } from '@kinora/drawing';

import { eye, turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { SWAN } from './swan.data.ts';

export const swan: Rig = {
  box: [-0.84, -1.08, 0.76, 0.14],
  frames: 14,
  draw(ctx, phase, { tint: colour = '#f6f3ee' }) {
    const turn = phase * TAU;
    const fold = { colour: shade(colour, -0.1), width: 0.018 };
    blob(
      ctx,
      shade(colour, -0.1),
      SWAN.wing.map((value, i) => (i % 2 === 0 ? value + 0.07 : value - 0.04)),
    );
    turned(ctx, { x: 0.28, y: -0.12, angle: Math.sin(turn) * 0.05 }, () => {
      ctx.translate(-0.28, 0.12);
      stroke(ctx, { colour: shade(colour, -0.07), width: 0.13 }, SWAN.neck);
      stroke(
        ctx,
        { colour, width: 0.1 },
        SWAN.neck.map((value, i) => (i % 2 === 0 ? value + 0.01 : value - 0.005)),
      );
      blob(ctx, colour, SWAN.head);
      blob(ctx, '#ee8a33', SWAN.bill);
      blob(ctx, '#2b2529', SWAN.knob);
      eye(ctx, [0.47, -0.925, 0.02]);
    });
    blob(ctx, volume(ctx, colour, [-0.4, 0.1]), SWAN.body);
    turned(ctx, { x: 0.14, y: -0.12, angle: Math.sin(turn + 1) * 0.04 }, () => {
      ctx.translate(-0.14, 0.12);
      blob(ctx, volume(ctx, colour, [-0.58, 0]), SWAN.wing);
      for (const feather of SWAN.feathers) stroke(ctx, fold, feather);
    });
    disc(ctx, mix(colour, '#a9c4d4', 0.6), [-0.02, 0.07, 0.4, 0.035]);
  },
};
