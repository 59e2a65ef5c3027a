import { blob, disc, fraction, line, mix, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { halo, turned } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { DANDELION } from './dandelion.data.ts';

/** Turns from one seed to the next, so that no two rows line up. */
const GOLDEN = 2.4;
const SEEDS = 70;
const FLOATING = 7;
const LEAVES = [-2.75, -0.1, -2.3, -0.55] as const;

/** A parachute on its thread, its seed below. */
function drawSeed(ctx: Context2d, { colour, length, alpha }: { colour: string; length: number; alpha: number }): void {
  line(ctx, { colour: rgba(colour, alpha * 0.9), width: 0.008 }, [0, 0, 0, -length]);
  for (let hair = -4; hair <= 4; hair++) {
    const angle = hair * 0.3;
    line(ctx, { colour: rgba(colour, alpha), width: 0.007 }, [
      0,
      -length,
      Math.sin(angle) * 0.095,
      -length - Math.cos(angle) * 0.075,
    ]);
  }
  disc(ctx, rgba('#7a5a3c', alpha), [0, 0.018, 0.011, 0.026]);
}

/** The round head of seeds, thin where the wind has taken some. */
function drawClock(ctx: Context2d, colour: string, turn: number): void {
  halo(ctx, colour, [0, 0, 0.4, 0.4]);
  for (let index = 0; index < SEEDS; index++) {
    const reach = Math.sqrt((index + 0.5) / SEEDS);
    const angle = index * GOLDEN;
    const gone = reach > 0.72 && Math.cos(angle - 0.5) > 0.72;
    if (gone) continue;
    const tremble = Math.sin(turn * 2 + index) * 0.012;
    turned(ctx, { x: 0, y: 0, angle: angle + tremble, scaleY: 0.25 + reach * 0.75 }, () =>
      drawSeed(ctx, { colour: mix(colour, '#c9c3b4', 0.25 * (1 - reach)), length: 0.245, alpha: 0.82 }),
    );
  }
  disc(ctx, '#9a7b50', [0, 0, 0.07]);
  disc(ctx, '#b89766', [-0.015, -0.02, 0.045]);
}

/** Seeds that left the head sail away on the wind, turning. */
function drawFloating(ctx: Context2d, colour: string, phase: number): void {
  for (let index = 0; index < FLOATING; index++) {
    const age = fraction(phase + index / FLOATING);
    const x = 0.24 + age * 1.25;
    const y = -1.08 - age * (0.26 + (index % 3) * 0.12) + Math.sin(age * 7 + index * 2) * 0.06;
    const alpha = Math.min(1, age * 6, (1 - age) * 4);
    turned(ctx, { x, y, angle: 0.35 + Math.sin(age * 9 + index) * 0.35 }, () =>
      drawSeed(ctx, { colour, length: 0.15, alpha }),
    );
  }
}

/** The yellow flower that stands beside the head. */
function drawBloom(ctx: Context2d, sway: number): void {
  turned(ctx, { x: 0.34, y: -0.6, angle: 0.3 + sway }, () => {
    blob(ctx, '#5f9440', DANDELION.cup);
    for (let ray = 0; ray < 34; ray++) {
      const angle = -1.9 + (ray / 33) * 3.8;
      const length = 0.17 + (ray % 3) * 0.014;
      line(ctx, { colour: ray % 2 === 0 ? '#f7c92f' : '#efb21d', width: 0.03 }, [
        0,
        -0.04,
        Math.sin(angle) * length,
        -0.05 - Math.cos(angle) * length * 0.72,
      ]);
    }
    disc(ctx, '#f2a81c', [0, -0.08, 0.07, 0.045]);
  });
}

/** A head of seeds in the wind, and a flower that is still yellow; seeds sail away. */
export const dandelion: Rig = {
  box: [-0.66, -1.68, 1.62, 0.08],
  stance: [-0.6, -1.36, 0.62],
  frames: 24,
  beats: 0.25,
  breathes: true,
  draw(ctx, phase, { tint: colour = '#fdfbf4' }) {
    const turn = phase * TAU;
    const sway = Math.sin(turn) * 0.045;
    for (const [index, angle] of LEAVES.entries())
      turned(ctx, { x: 0.02, y: -0.02, angle: angle + sway * 0.4, scaleY: angle < -1 ? -1 : 1 }, () => {
        blob(ctx, shade('#5d9a43', index < 2 ? -0.05 : 0.01), DANDELION.leaf);
        stroke(ctx, { colour: '#7fb85f', width: 0.014 }, DANDELION.rib);
      });
    turned(ctx, { x: 0.02, y: 0, angle: sway * 0.8 }, () => {
      stroke(ctx, { colour: '#6fa04e', width: 0.035 }, DANDELION.budStem);
      drawBloom(ctx, sway);
    });
    turned(ctx, { x: 0.06, y: 0, angle: sway + 0.04 }, () => {
      ctx.translate(-0.06, 0);
      stroke(ctx, { colour: '#86a860', width: 0.036 }, DANDELION.stem);
      turned(ctx, { x: 0, y: -1.02, angle: 0 }, () => drawClock(ctx, colour, turn));
    });
    drawFloating(ctx, colour, phase);
  },
};
