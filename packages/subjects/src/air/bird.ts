import { shade, blob, disc, moved, placed, polygon, TAU } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';
import { BIRD } from './bird.data.ts';

export const bird: Rig = {
  box: [-0.7, -0.6, 0.7, 0.5],
  frames: 12,
  beats: 1.5,
  draw(ctx, phase, { tint: colour = '#2d3a52' }) {
    const lift = Math.sin(phase * TAU) * 0.38;
    const wing = moved(BIRD.wing, BIRD.wingBeat, lift);
    blob(ctx, shade(colour, -0.06), moved(wing, BIRD.wingSide, -0.06));
    blob(ctx, shade(colour, 0.03), moved(wing, BIRD.wingSide, 0.06));
    blob(ctx, colour, BIRD.body);
    polygon(ctx, '#e8a13c', placed(BIRD.beak, { x: 0.4 }));
    disc(ctx, '#ffffff', [0.31, -0.035, 0.022]);
  },
};
