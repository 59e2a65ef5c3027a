import { mix, shade, blob, disc, line, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { openEye, turned, volume, within } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { SPOTS } from './frog-spots.data.ts';
import { FROG } from './frog.data.ts';

function drawEye(ctx: Context2d, colour: string, { x, y, lid }: { x: number; y: number; lid: boolean }): void {
  disc(ctx, colour, [x, y, 0.125]);
  if (lid) {
    stroke(ctx, { colour: shade(colour, -0.2), width: 0.02 }, [x - 0.08, y, x, y + 0.03, x + 0.08, y]);
    return;
  }
  openEye(ctx, [x, y, 0.07], () => {
    disc(ctx, '#f9e58a', [x + 0.012, y - 0.005, 0.09]);
    disc(ctx, '#1d1a16', [x + 0.022, y - 0.005, 0.058, 0.046]);
    disc(ctx, '#ffffff', [x + 0.045, y - 0.03, 0.02]);
  });
}

function drawFrontLeg(ctx: Context2d, colour: string, x: number): void {
  ctx.save();
  ctx.translate(x, 0);
  stroke(ctx, { colour, width: 0.1 }, FROG.arm);
  blob(ctx, colour, FROG.hand);
  ctx.restore();
}

function drawBody(ctx: Context2d, colour: string, breath: number): void {
  drawEye(ctx, shade(colour, -0.05), { x: 0.4, y: -0.8, lid: false });
  drawFrontLeg(ctx, shade(colour, -0.1), 0.12);
  blob(ctx, volume(ctx, colour, [-0.8, 0]), FROG.body);
  within(ctx, () => {
    blob(ctx, mix(colour, '#f6f0c0', 0.72), FROG.belly);
    for (const [x, y, width, height, angle] of SPOTS) disc(ctx, shade(colour, -0.1), [x, y, width, height, angle]);
  });
  disc(ctx, mix(colour, '#fbf6d8', 0.82), [0.38, -0.42, 0.11 + breath * 0.02, 0.06 + breath * 0.025]);
  stroke(ctx, { colour: shade(colour, -0.22), width: 0.02 }, FROG.mouth);
  disc(ctx, shade(colour, -0.22), [0.53, -0.63, 0.012]);
}

/** The hind leg stretched out behind. */
function drawLeapingLeg(ctx: Context2d, colour: string, leap: number): void {
  const reach = leap * 0.12;
  line(ctx, { colour, width: 0.15 }, [-0.3, -0.24, -0.5 - reach * 0.5, -0.1]);
  line(ctx, { colour, width: 0.09 }, [-0.5 - reach * 0.5, -0.1, -0.42 - reach, 0.04 + reach]);
  for (const spread of [-0.05, 0.01, 0.07]) {
    line(ctx, { colour, width: 0.035 }, [-0.42 - reach, 0.04 + reach, -0.54 - reach, 0.08 + reach + spread]);
  }
}

/** It sits and breathes; on its way it leaps. */
export const frog: Rig = {
  box: [-0.72, -1.35, 0.66, 0.21],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: colour = '#6cb04a' } = options;
    const turn = phase * TAU;
    const { lift } = paceOf(options);
    const leap = Math.max(0, Math.sin(turn)) * Math.min(1, lift);
    const breath = Math.sin(turn * 2);
    turned(ctx, { x: 0, y: -leap * 0.3, angle: -leap * 0.28, scaleX: 1 + leap * 0.06 }, () => {
      if (leap > 0.15) drawLeapingLeg(ctx, shade(colour, -0.06), leap);
      drawBody(ctx, colour, breath);
      drawEye(ctx, shade(colour, 0.03), { x: 0.2, y: -0.82, lid: phase > 0.9 });
      blob(ctx, volume(ctx, shade(colour, 0.02), [-0.42, 0]), FROG.thigh);
      if (leap <= 0.15) blob(ctx, shade(colour, -0.03), FROG.backFoot);
      drawFrontLeg(ctx, shade(colour, -0.02), -0.04);
      drawAttire(ctx, options, { head: { x: 0.3, y: -0.74, scale: 0.25 } });
    });
  },
};
