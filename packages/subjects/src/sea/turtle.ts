import { shade, blob, disc, moved, placed, TAU, type Context2d } from '@kinora/drawing';

import { turtleAbove } from '../above/swimmers.ts';
import { openEye } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { TURTLE } from './turtle.data.ts';

function drawShell(ctx: Context2d): void {
  blob(ctx, '#5d7a4a', TURTLE.shell);
  const centres = TURTLE.plateCentres;
  for (let i = 0; i < centres.length; i += 2) {
    blob(ctx, '#8aa85f', placed(TURTLE.plate, { x: centres[i] ?? 0, y: centres[i + 1] ?? 0 }));
  }
}

export const turtle: Rig = {
  box: [-0.8, -0.5, 0.85, 0.75],
  above: turtleAbove,
  frames: 16,
  draw(ctx, phase, { tint: colour = '#6aa56b' }) {
    const sweep = Math.sin(phase * TAU);
    blob(ctx, shade(colour, -0.08), moved(TURTLE.hindFlipper, TURTLE.hindFlipperStroke, sweep));
    blob(ctx, colour, TURTLE.head);
    openEye(ctx, [0.68, -0.12, 0.03], () => disc(ctx, '#142018', [0.68, -0.12, 0.022]));
    drawShell(ctx);
    blob(ctx, colour, moved(TURTLE.foreFlipper, TURTLE.foreFlipperStroke, sweep));
  },
};
