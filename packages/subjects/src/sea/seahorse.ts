import { blob, disc, line, mix, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { SEAHORSE } from './seahorse.data.ts';

const JOINTS = 22;

/** The tail winds forwards into a coil, tighter and looser with the phase. */
function drawTail(ctx: Context2d, colour: string, turn: number): void {
  let [x, y, angle] = [0.01, 0.26, 1.75];
  const coil = 0.02 + Math.sin(turn) * 0.004;
  for (let joint = 0; joint < JOINTS; joint++) {
    const along = joint / JOINTS;
    const thick = 0.125 * (1 - along) ** 0.9 + 0.02;
    disc(ctx, shade(colour, (joint % 2 === 0 ? -0.06 : -0.01) - along * 0.03), [x, y, thick]);
    angle -= coil + along * 0.42;
    x += Math.cos(angle) * 0.046;
    y += Math.sin(angle) * 0.046;
  }
}

/** A fin that flutters far faster than the body sways. */
function drawBackFin(ctx: Context2d, colour: string, turn: number): void {
  turned(ctx, { x: -0.1, y: -0.06, scaleX: 1 + Math.sin(turn * 4) * 0.14 }, () => {
    ctx.translate(0.1, 0.06);
    blob(ctx, rgba(mix(colour, '#fff2c0', 0.5), 0.85), SEAHORSE.backFin);
    for (let ray = 0; ray < 5; ray++)
      line(ctx, { colour: rgba(shade(colour, -0.05), 0.6), width: 0.012 }, [
        -0.13,
        -0.14 + ray * 0.045,
        -0.32,
        -0.18 + ray * 0.055,
      ]);
  });
}

/** It stands in the water and sways, its fins fluttering. */
export const seahorse: Rig = {
  box: [-0.5, -0.98, 0.62, 0.78],
  frames: 16,
  beats: 0.5,
  draw(ctx, phase, { tint: colour = '#f2a03c' }) {
    const turn = phase * TAU;
    turned(ctx, { x: 0, y: 0, angle: Math.sin(turn) * 0.05 }, () => {
      drawBackFin(ctx, colour, turn);
      drawTail(ctx, colour, turn);
      blob(ctx, volume(ctx, colour, [-0.46, 0.36]), SEAHORSE.trunk);
      within(ctx, () => {
        blob(ctx, rgba(mix(colour, '#fff3d6', 0.6), 0.8), SEAHORSE.belly);
        for (let ring = 0; ring < 8; ring++) {
          const y = -0.34 + ring * 0.085;
          stroke(ctx, { colour: rgba(shade(colour, -0.12), 0.55), width: 0.016 }, [
            -0.2,
            y - 0.02,
            0.06,
            y + 0.015,
            0.32,
            y - 0.05,
          ]);
        }
      });
      turned(ctx, { x: 0, y: -0.44, angle: Math.sin(turn + 0.8) * 0.05 }, () => {
        ctx.translate(0, 0.44);
        blob(ctx, shade(colour, -0.06), SEAHORSE.crown);
        blob(ctx, volume(ctx, shade(colour, 0.02), [-0.78, -0.36]), SEAHORSE.head);
        blob(ctx, rgba(mix(colour, '#fff2c0', 0.5), 0.9), SEAHORSE.cheekFin);
        disc(ctx, mix(colour, '#e8504a', 0.45), [0.1, -0.5, 0.05, 0.03]);
        for (const [x, y] of [[-0.06, -0.6] as const, [-0.02, -0.68] as const, [-0.08, -0.5] as const])
          disc(ctx, shade(colour, -0.1), [x, y, 0.018]);
        disc(ctx, '#fff8ea', [0.07, -0.63, 0.062]);
        eye(ctx, [0.08, -0.63, 0.042], phase > 0.92 ? 1 : 0);
      });
    });
  },
};
