import { mix, shade, blob, disc, moved, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume, within } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { SQUIRREL } from './squirrel.data.ts';

function drawTail(ctx: Context2d, colour: string, sway: number): void {
  blob(ctx, volume(ctx, colour, [-1.06, -0.04]), moved(SQUIRREL.tail, SQUIRREL.tailSway, sway));
  stroke(
    ctx,
    { colour: mix(colour, '#ffd9a8', 0.4), width: 0.09 },
    moved(SQUIRREL.tailLight, SQUIRREL.tailLightSway, sway),
  );
}

function drawAcorn(ctx: Context2d, nibble: number): void {
  turned(ctx, { x: 0.36, y: -0.48 + nibble, angle: 0.5 }, () => {
    disc(ctx, '#b97a3c', [0, 0.02, 0.062, 0.085]);
    disc(ctx, '#d9a25e', [-0.018, 0.02, 0.018, 0.045]);
    disc(ctx, '#6b4729', [0, -0.05, 0.078, 0.045]);
    stroke(ctx, { colour: '#6b4729', width: 0.018 }, [0, -0.08, 0.015, -0.12]);
  });
}

function drawHead(ctx: Context2d, colour: string, lid: number): void {
  blob(
    ctx,
    shade(colour, -0.08),
    SQUIRREL.ear.map((value, i) => (i % 2 === 0 ? value + 0.1 : value + 0.01)),
  );
  blob(ctx, volume(ctx, colour, [-0.94, -0.54]), SQUIRREL.head);
  within(ctx, () => blob(ctx, mix(colour, '#fff1dc', 0.85), SQUIRREL.cheek));
  blob(ctx, colour, SQUIRREL.ear);
  disc(ctx, mix(colour, '#f6b7a0', 0.6), [0.045, -0.98, 0.03, 0.06, 0.1]);
  disc(ctx, '#2a1a18', [0.41, -0.7, 0.032, 0.026]);
  eye(ctx, [0.22, -0.77, 0.05], lid);
  disc(ctx, 'rgba(240,120,100,0.35)', [0.19, -0.66, 0.045, 0.03]);
}

/** Where it wears something. */
const ATTIRE = {
  head: { x: 0.18, y: -0.76, scale: 0.19 },
  neck: { back: [0.0, -0.57], front: [0.26, -0.55], width: 0.075 },
} as const;

export const squirrel: Rig = {
  box: [-0.78, -1.31, 0.5, 0.04],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: colour = '#b5622f' } = options;
    const turn = phase * TAU;
    const hop = Math.max(0, Math.sin(turn)) * Math.min(1, paceOf(options).lift) * 0.18;
    const nibble = Math.sin(turn * 4) * 0.012;
    turned(ctx, { x: 0, y: -hop, angle: -hop * 0.5 }, () => {
      drawTail(ctx, shade(colour, -0.03), Math.sin(turn) * 0.035);
      stroke(
        ctx,
        { colour: shade(colour, -0.1), width: 0.085 },
        SQUIRREL.arm.map((value, i) => (i % 2 === 0 ? value + 0.06 : value)),
      );
      blob(ctx, volume(ctx, colour, [-0.62, -0.02]), SQUIRREL.body);
      within(ctx, () => blob(ctx, mix(colour, '#fff1dc', 0.85), SQUIRREL.belly));
      blob(ctx, volume(ctx, shade(colour, 0.02), [-0.36, 0]), SQUIRREL.thigh);
      blob(ctx, shade(colour, -0.08), SQUIRREL.foot);
      turned(ctx, { x: 0.1, y: -0.6, angle: nibble * 1.5 }, () => {
        ctx.translate(-0.1, 0.6);
        drawHead(ctx, colour, phase > 0.9 ? 1 : 0);
        drawAttire(ctx, options, ATTIRE);
      });
      drawAcorn(ctx, nibble);
      stroke(ctx, { colour: shade(colour, 0.03), width: 0.085 }, SQUIRREL.arm);
    });
  },
};
