import { mix, shade, blob, disc, line, panel, polygon, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { CLOCK } from './clock.data.ts';

const FACE = { x: 0, y: -0.84, radius: 0.2 };

function drawHand(ctx: Context2d, { angle, length, width }: { angle: number; length: number; width: number }): void {
  const tip = [FACE.x + Math.sin(angle) * length, FACE.y - Math.cos(angle) * length];
  line(ctx, { colour: '#33262a', width }, [FACE.x, FACE.y, ...tip]);
}

/** The long hand goes round once in a cycle. */
function drawFace(ctx: Context2d, phase: number): void {
  disc(ctx, '#d9a441', [FACE.x, FACE.y, FACE.radius * 1.16]);
  disc(ctx, '#fbf5e6', [FACE.x, FACE.y, FACE.radius]);
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * TAU;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const inner = hour % 3 === 0 ? 0.72 : 0.82;
    const mark = [
      FACE.x + x * FACE.radius * inner,
      FACE.y + y * FACE.radius * inner,
      FACE.x + x * FACE.radius * 0.92,
      FACE.y + y * FACE.radius * 0.92,
    ];
    line(ctx, { colour: '#33262a', width: hour % 3 === 0 ? 0.02 : 0.011 }, mark);
  }
  drawHand(ctx, { angle: TAU * 0.29, length: 0.1, width: 0.026 });
  drawHand(ctx, { angle: TAU * phase, length: 0.155, width: 0.017 });
  disc(ctx, '#b23a34', [FACE.x, FACE.y, 0.022]);
}

function drawPendulum(ctx: Context2d, swing: number): void {
  panel(ctx, '#3a2622', [-0.16, -0.56, 0.32, 0.36, 0.03]);
  within(ctx, () => {
    turned(ctx, { x: 0, y: -0.62, angle: swing }, () => {
      line(ctx, { colour: '#d9a441', width: 0.02 }, [0, 0, 0, 0.3]);
      disc(ctx, '#d9a441', [0, 0.32, 0.07]);
      disc(ctx, '#f6dd9a', [-0.02, 0.3, 0.03]);
    });
    polygon(ctx, 'rgba(255,255,255,0.16)', [-0.12, -0.56, -0.04, -0.56, -0.14, -0.2, -0.16, -0.2, -0.16, -0.4]);
  });
}

export const clock: Rig = {
  box: [-0.44, -1.36, 0.44, 0.04],
  frames: 16,
  draw(ctx, phase, { tint: colour = '#8a4f30' }) {
    const swing = Math.sin(phase * TAU * 2) * 0.24;
    polygon(ctx, volume(ctx, colour, [-0.16, 0]), CLOCK.foot);
    panel(ctx, volume(ctx, colour, [-0.7, -0.14]), [-0.24, -0.66, 0.48, 0.52, 0.02]);
    panel(ctx, shade(colour, 0.04), [-0.2, -0.6, 0.4, 0.44, 0.03]);
    drawPendulum(ctx, swing);
    panel(ctx, volume(ctx, colour, [-1.1, -0.6]), [-0.31, -1.08, 0.62, 0.46, 0.04]);
    blob(ctx, shade(colour, -0.06), CLOCK.crown);
    panel(ctx, mix(colour, '#d9a441', 0.5), [-0.34, -1.08, 0.68, 0.04, 0.02]);
    panel(ctx, mix(colour, '#d9a441', 0.5), [-0.34, -0.64, 0.68, 0.035, 0.015]);
    for (const x of [-0.26, 0.26]) disc(ctx, '#d9a441', [x, -1.16, 0.035, 0.05]);
    disc(ctx, '#d9a441', [0, -1.26, 0.045, 0.06]);
    drawFace(ctx, phase);
  },
};
