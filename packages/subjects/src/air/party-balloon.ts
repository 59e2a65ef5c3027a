import { mix, rgba, shade, blob, moved, polygon, stroke, pick, TAU } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';
import { PARTY_BALLOON } from './party-balloon.data.ts';

const COLOURS = ['#ff5d73', '#ffd166', '#4cc9f0', '#80ed99', '#b892ff', '#ff9f5a'];

export const partyBalloon: Rig = {
  box: [-0.42, -1.1, 0.42, 0.62],
  frames: 12,
  draw(ctx, phase, { tint, variant = 0 }) {
    const colour = tint ?? pick(COLOURS, variant);
    const sway = Math.sin(phase * TAU) * 0.05;
    const string = moved(PARTY_BALLOON.string, PARTY_BALLOON.stringSway, sway);
    stroke(ctx, { colour: rgba('#fff8e8', 0.8), width: 0.012 }, string);
    blob(ctx, colour, PARTY_BALLOON.skin);
    polygon(ctx, shade(colour, -0.08), PARTY_BALLOON.knot);
    ctx.save();
    ctx.globalAlpha = 0.75;
    blob(ctx, mix(colour, '#ffffff', 0.75), PARTY_BALLOON.shine);
    ctx.globalAlpha = 0.22;
    blob(ctx, shade(colour, -0.25), PARTY_BALLOON.shade);
    ctx.restore();
  },
};
