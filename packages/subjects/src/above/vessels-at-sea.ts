import { blob, disc, line, mix, panel, polygon, rgba, shade, stroke, type Context2d } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';

const WAKE = '#ffffff';

/** Foam along the hull and behind it. */
function drawWake(ctx: Context2d, [stern, bow]: readonly [number, number], half: number): void {
  for (const side of [-1, 1]) {
    stroke(ctx, { colour: rgba(WAKE, 0.55), width: 0.05 }, [
      bow,
      side * 0.02,
      0,
      side * half * 1.1,
      stern,
      side * half * 1.5,
    ]);
    stroke(ctx, { colour: rgba(WAKE, 0.3), width: 0.04 }, [stern, side * half * 0.5, stern - 0.34, side * half * 1.2]);
  }
}

function drawHull(ctx: Context2d, colour: string, { length, half }: { length: number; half: number }): void {
  const outline = (share: number) => [
    -length,
    -half * 0.7 * share,
    -length * 0.3,
    -half * share,
    length * 0.5,
    -half * 0.86 * share,
    length * share,
    0,
    length * 0.5,
    half * 0.86 * share,
    -length * 0.3,
    half * share,
    -length,
    half * 0.7 * share,
  ];
  blob(ctx, colour, outline(1));
  blob(ctx, mix('#d9b27c', colour, 0.12), outline(0.8));
}

/** A sailing boat from above, heeling under its sails. */
export const sailboatAbove: Rig = {
  box: [-1.3, -0.62, 1, 0.62],
  frames: 1,
  isLevel: true,
  draw(ctx, _phase, { tint: colour = '#b8432f' }) {
    drawWake(ctx, [-0.9, 0.92], 0.3);
    drawHull(ctx, colour, { length: 0.88, half: 0.3 });
    for (const x of [-0.6, -0.4, 0.2]) line(ctx, { colour: '#a87c4c', width: 0.015 }, [x, -0.2, x, 0.2]);
    panel(ctx, shade('#d9b27c', -0.12), [-0.66, -0.12, 0.3, 0.24, 0.05]);
    polygon(ctx, rgba('#20304a', 0.25), [0.16, 0.04, -0.62, 0.46, 0.02, 0.3]);
    blob(ctx, '#f8f2e4', [0.16, 0, -0.28, 0.22, -0.74, 0.34, -0.3, 0.02]);
    blob(ctx, mix(colour, '#ffe9cf', 0.7), [0.84, 0, 0.5, 0.24, 0.12, 0.26, 0.36, 0.02]);
    disc(ctx, '#5a3a26', [0.16, 0, 0.05]);
  },
};

/** An open boat from above, with its thwarts and its oars. */
export const canoeAbove: Rig = {
  box: [-1.3, -0.75, 1, 0.75],
  frames: 1,
  isLevel: true,
  draw(ctx, _phase, { tint: colour = '#a9502c' }) {
    drawWake(ctx, [-0.86, 0.9], 0.24);
    drawHull(ctx, colour, { length: 0.88, half: 0.26 });
    blob(ctx, shade(colour, -0.14), [-0.74, -0.1, 0, -0.17, 0.66, 0, 0, 0.17, -0.74, 0.1]);
    for (const x of [-0.45, 0.1, 0.4]) line(ctx, { colour: '#c99a64', width: 0.07 }, [x, -0.16, x, 0.16]);
    disc(ctx, '#33507a', [-0.14, 0, 0.13, 0.19]);
    disc(ctx, '#c23b32', [-0.12, 0, 0.11]);
    line(ctx, { colour: '#7a5233', width: 0.035 }, [-0.02, -0.6, 0.08, 0.6]);
    disc(ctx, '#8d6038', [-0.03, -0.62, 0.06, 0.12]);
    disc(ctx, '#8d6038', [0.09, 0.62, 0.06, 0.12]);
  },
};
