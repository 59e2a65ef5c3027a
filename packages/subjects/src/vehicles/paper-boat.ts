import { rgba, shade, line, polygon } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';
import { PAPER_BOAT } from './paper-boat.data.ts';

/** The waterline is y = 0. */
export const paperBoat: Rig = {
  box: [-0.95, -1, 0.95, 0.16],
  seat: [0.42, -0.3, 0.5],
  frames: 1,
  draw(ctx, _phase, { tint: colour = '#f6f1e6' }) {
    const shaded = shade(colour, -0.12, 0.9);
    polygon(ctx, shaded, PAPER_BOAT.shadedSail);
    polygon(ctx, '#ffffff', PAPER_BOAT.litSail);
    line(ctx, { colour: shade(colour, -0.2), width: 0.008 }, PAPER_BOAT.mastFold);
    line(ctx, { colour: rgba(shaded, 0.7), width: 0.007 }, PAPER_BOAT.sailFold);
    polygon(ctx, shade(colour, -0.16), PAPER_BOAT.inside);
    polygon(ctx, colour, PAPER_BOAT.litSide);
    polygon(ctx, shaded, PAPER_BOAT.shadedSide);
    polygon(ctx, rgba('#ffffff', 0.6), PAPER_BOAT.rim);
    line(ctx, { colour: shade(colour, -0.22), width: 0.008 }, PAPER_BOAT.keelFold);
    line(ctx, { colour: rgba(shade(colour, -0.2), 0.5), width: 0.006 }, PAPER_BOAT.sideFold);
  },
};
