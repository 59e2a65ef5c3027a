import { mix, shade, blob, moved, placed, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';
import { type Coat, coatOf } from './coat.ts';
import { CURLED } from './curled.data.ts';

/** Where the head rests on the paws. */
const HEAD = { x: 0.36, y: -0.2 };

function drawFlank(ctx: Context2d, colour: string, breath: number): void {
  blob(ctx, colour, moved(CURLED.back, CURLED.backBreath, breath));
  blob(ctx, shade(colour, -0.05), CURLED.fold);
}

function drawTabbyStripes(ctx: Context2d, colour: string, breath: number): void {
  for (let i = 0; i < 4; i++) {
    const x = -0.3 + i * 0.13;
    const top = -0.5 - breath * 1.5 + Math.abs(i - 1.2) * 0.015;
    stroke(ctx, { colour, width: 0.03 }, [x, top, x + 0.02, -0.4 - breath]);
  }
}

function drawSleepingHead(ctx: Context2d, { colour, belly, cheek = belly }: Coat): void {
  polygon(ctx, shade(colour, -0.06), placed(CURLED.farEar, HEAD));
  blob(ctx, colour, placed(CURLED.head, HEAD));
  polygon(ctx, colour, placed(CURLED.nearEar, HEAD));
  polygon(ctx, mix(colour, '#f2a8a0', 0.6), placed(CURLED.earInside, HEAD));
  blob(ctx, cheek, placed(CURLED.muzzle, HEAD));
  const lid = { colour: '#2a1d22', width: 0.014 };
  stroke(ctx, lid, placed(CURLED.nearEye, HEAD));
  stroke(ctx, lid, placed(CURLED.farEye, HEAD));
  polygon(ctx, '#d98a86', placed(CURLED.nose, HEAD));
}

/** Any coat, curled up asleep: a breathing circle of fur, the tail over the nose. */
export const curled: Rig = {
  box: [-0.75, -0.72, 0.75, 0.1],
  frames: 16,
  breathes: true,
  draw(ctx, phase, options) {
    const coat = coatOf(options.kind, options.tint);
    const breath = 0.018 * Math.sin(phase * TAU);
    drawFlank(ctx, coat.colour, breath);
    if (coat.tabby === true) drawTabbyStripes(ctx, coat.stripes ?? shade(coat.colour, -0.1), breath);
    drawSleepingHead(ctx, coat);
    stroke(ctx, { colour: shade(coat.colour, -0.03), width: 0.13 }, CURLED.tail);
    stroke(ctx, { colour: coat.tip ?? coat.belly, width: 0.125 }, CURLED.tailTip);
  },
};
