import { mix, rgba, shade, blob, disc, line, panel, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { HELICOPTER } from './helicopter.data.ts';

/** The blades as seen from the side: each is as long as its cosine, over the disc that they blur to. */
function drawRotor(ctx: Context2d, turn: number): void {
  disc(ctx, rgba('#dfe7ee', 0.28), [0.02, -0.66, 1.2, 0.055]);
  for (let i = 0; i < 2; i++) {
    const reach = Math.cos(turn + (i * Math.PI) / 2) * 1.18;
    const dip = Math.sin(turn + (i * Math.PI) / 2) * 0.035;
    line(ctx, { colour: i === 0 ? '#3b4149' : '#59616b', width: 0.035 }, [
      0.02 - reach,
      -0.66 - dip,
      0.02 + reach,
      -0.66 + dip,
    ]);
  }
  disc(ctx, '#2f343b', [0.02, -0.66, 0.06, 0.045]);
}

function drawTailRotor(ctx: Context2d, turn: number): void {
  turned(ctx, { x: -1.22, y: -0.34, angle: turn }, () => {
    disc(ctx, rgba('#dfe7ee', 0.3), [0, 0, 0.2]);
    line(ctx, { colour: '#3b4149', width: 0.035 }, [-0.19, 0, 0.19, 0]);
    line(ctx, { colour: '#3b4149', width: 0.035 }, [0, -0.19, 0, 0.19]);
  });
  disc(ctx, '#c9ced4', [-1.22, -0.34, 0.035]);
}

function drawPilot(ctx: Context2d): void {
  panel(ctx, '#3f6f8f', [0.24, -0.16, 0.18, 0.22, 0.06]);
  disc(ctx, '#e8b48c', [0.35, -0.22, 0.07]);
  disc(ctx, '#f3ede2', [0.33, -0.25, 0.08, 0.065]);
  disc(ctx, '#2a2530', [0.3, -0.22, 0.03]);
}

export const helicopter: Rig = {
  box: [-1.48, -0.78, 1.26, 0.46],
  frames: 16,
  beats: 2.6,
  draw(ctx, phase, { tint: colour = '#e08a2e' }) {
    const turn = phase * TAU;
    turned(ctx, { x: 0, y: Math.sin(turn) * 0.015, angle: 0.04 + Math.sin(turn + 1) * 0.012 }, () => {
      for (const x of [-0.2, 0.3]) line(ctx, { colour: '#4a4f57', width: 0.035 }, [x, 0.12, x + 0.02, 0.37]);
      stroke(ctx, { colour: '#4a4f57', width: 0.045 }, HELICOPTER.skid);
      polygon(ctx, shade(colour, -0.06), HELICOPTER.fin);
      polygon(ctx, volume(ctx, colour, [-0.36, 0.1]), HELICOPTER.boom);
      polygon(ctx, mix(colour, '#fff3df', 0.8), HELICOPTER.stabiliser);
      polygon(ctx, '#59616b', HELICOPTER.mast);
      blob(ctx, volume(ctx, colour, [-0.46, 0.2]), HELICOPTER.cabin);
      within(ctx, () => panel(ctx, mix(colour, '#fff3df', 0.85), [-0.6, 0.02, 1.4, 0.07]));
      blob(ctx, '#a9d3e2', HELICOPTER.glass);
      within(ctx, () => drawPilot(ctx));
      polygon(ctx, 'rgba(255,255,255,0.55)', HELICOPTER.glint);
      polygon(ctx, '#a9d3e2', HELICOPTER.sideWindow);
      line(ctx, { colour: shade(colour, -0.16), width: 0.014 }, [0.1, -0.42, 0.1, 0.16]);
      drawTailRotor(ctx, turn * 1.5);
      disc(ctx, phase < 0.3 ? '#ff5a4a' : '#a8362c', [-0.42, -0.2, 0.03]);
      drawRotor(ctx, turn);
    });
  },
};
