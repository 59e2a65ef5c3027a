import { blob, disc, line, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { PANDA } from './panda.data.ts';

function drawBamboo(ctx: Context2d): void {
  stroke(ctx, { colour: '#5f9440', width: 0.05 }, PANDA.bamboo);
  for (const [x, y] of [[0, -0.24] as const, [0.12, -0.4] as const]) {
    line(ctx, { colour: '#41702b', width: 0.016 }, [x - 0.03, y - 0.01, x + 0.03, y + 0.015]);
  }
  disc(ctx, '#79ad4c', [0.32, -0.62, 0.1, 0.03, -0.2]);
  disc(ctx, '#8cc05c', [0.29, -0.69, 0.1, 0.03, -0.8]);
  disc(ctx, '#6b9e42', [-0.14, -0.12, 0.09, 0.028, 0.5]);
}

function drawLeg(ctx: Context2d, colour: string, { points, x }: { points: readonly number[]; x: number }): void {
  stroke(ctx, { colour, width: 0.2 }, points);
  disc(ctx, colour, [x, -0.12, 0.12, 0.13]);
  disc(ctx, '#7c6f74', [x, -0.1, 0.055, 0.05]);
  for (const [dx, dy] of [[-0.06, -0.19] as const, [0, -0.205] as const, [0.06, -0.19] as const]) {
    disc(ctx, '#7c6f74', [x + dx, dy, 0.021]);
  }
}

function drawHead(
  ctx: Context2d,
  { colour, dark, chew, lid }: { colour: string; dark: string; chew: number; lid: number },
): void {
  disc(ctx, dark, [-0.25, -0.92, 0.11]);
  disc(ctx, dark, [0.25, -0.93, 0.1]);
  blob(ctx, volume(ctx, colour, [-1, -0.46]), PANDA.head);
  blob(ctx, dark, PANDA.farPatch);
  blob(ctx, dark, PANDA.nearPatch);
  for (const x of [-0.135, 0.185]) {
    disc(ctx, '#fffdf8', [x, -0.7, 0.042, 0.046 * (1 - lid * 0.85)]);
    eye(ctx, [x + 0.006, -0.698, 0.032], lid);
  }
  disc(ctx, '#fffdf8', [0.06, -0.58, 0.12, 0.085 + chew * 0.5]);
  disc(ctx, dark, [0.065, -0.635, 0.045, 0.028]);
  stroke(
    ctx,
    { colour: dark, width: 0.016 },
    PANDA.mouth.map((value, i) => (i % 2 === 0 ? value : value + chew)),
  );
  disc(ctx, 'rgba(245,140,130,0.4)', [-0.18, -0.57, 0.05, 0.034]);
  disc(ctx, 'rgba(245,140,130,0.4)', [0.25, -0.59, 0.036, 0.03]);
}

/** Where it wears something. */
const ATTIRE = {
  head: { x: 0.02, y: -0.7, scale: 0.29 },
  neck: { back: [-0.22, -0.48], front: [0.26, -0.48], width: 0.11 },
} as const;

export const panda: Rig = {
  box: [-0.7, -1.35, 0.66, 0.06],
  frames: 14,
  draw(ctx, phase, options) {
    const { tint: colour = '#f4f0ea' } = options;
    const turn = phase * TAU;
    const dark = '#2e2a30';
    const chew = Math.sin(turn * 3) * 0.012;
    drawLeg(ctx, dark, { points: PANDA.farLeg, x: 0.47 });
    blob(ctx, volume(ctx, colour, [-0.64, 0]), PANDA.body);
    within(ctx, () => blob(ctx, dark, PANDA.band));
    turned(ctx, { x: 0, y: -0.5, angle: Math.sin(turn) * 0.04 }, () => {
      ctx.translate(0, 0.5);
      drawHead(ctx, { colour, dark, chew, lid: phase > 0.88 ? 1 : 0 });
      drawAttire(ctx, options, ATTIRE);
    });
    turned(ctx, { x: 0, y: 0.03 + Math.sin(turn) * 0.025 }, () => {
      stroke(ctx, { colour: dark, width: 0.13 }, PANDA.farArm);
      drawBamboo(ctx);
      stroke(ctx, { colour: dark, width: 0.15 }, PANDA.nearArm);
    });
    drawLeg(ctx, '#3a353c', { points: PANDA.nearLeg, x: -0.54 });
  },
};
