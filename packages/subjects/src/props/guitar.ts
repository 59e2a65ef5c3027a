import { mix, shade, blob, disc, line, panel, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { GUITAR } from './guitar.data.ts';
import { drawNotes } from './notes.ts';

/** Six strings, one after the other plucked. */
function drawStrings(ctx: Context2d, phase: number): void {
  for (let i = 0; i < 6; i++) {
    const x = -0.035 + i * 0.014;
    const since = (phase * 2 + i / 6) % 1;
    const ring = Math.sin(since * TAU * 6) * 0.011 * (1 - since);
    stroke(ctx, { colour: '#f3ead6', width: 0.006 }, [x, -1.17, x + ring, -0.6, x, -0.17]);
  }
}

function drawNeck(ctx: Context2d): void {
  panel(ctx, '#4a2e20', [-0.05, -1.2, 0.1, 0.74, 0.01]);
  for (let fret = 0; fret < 9; fret++)
    line(ctx, { colour: '#c9b48a', width: 0.008 }, [-0.048, -1.13 + fret * 0.068, 0.048, -1.13 + fret * 0.068]);
  for (const y of [-0.96, -0.82, -0.69]) disc(ctx, '#f3ead6', [0, y, 0.012]);
  polygon(ctx, '#6b4228', GUITAR.head);
  for (let i = 0; i < 3; i++) {
    for (const side of [-1, 1]) disc(ctx, '#e8e2d2', [side * 0.1, -1.22 - i * 0.055, 0.022, 0.016]);
  }
}

export const guitar: Rig = {
  box: [-0.55, -1.54, 0.75, 0.04],
  frames: 16,
  draw(ctx, phase, { tint: colour = '#d98a3c' }) {
    turned(ctx, { x: 0, y: 0, angle: 0.1 + Math.sin(phase * TAU) * 0.015 }, () => {
      blob(
        ctx,
        shade(colour, -0.22),
        GUITAR.body.map((value, i) => (i % 2 === 0 ? value * 1.07 : value * 1.03 + 0.012)),
      );
      blob(ctx, volume(ctx, colour, [-0.66, 0]), GUITAR.body);
      blob(ctx, '#5a2f22', GUITAR.guard);
      disc(ctx, mix(colour, '#fff3df', 0.6), [0, -0.42, 0.118]);
      disc(ctx, '#3a2018', [0, -0.42, 0.1]);
      panel(ctx, '#4a2e20', [-0.1, -0.19, 0.2, 0.045, 0.015]);
      drawNeck(ctx);
      drawStrings(ctx, phase);
    });
    drawNotes(ctx, { x: 0.2, y: -0.5, phase, rise: 0.75, spread: 0.42, size: 0.13 });
  },
};
