import { mix, shade, blob, disc, moved, placed, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawDots } from './body.ts';
import { type Coat, coatOf, type EarShape } from './coat.ts';
import { CURLED } from './curled.data.ts';

/** Where the head rests on the paws. */
const HEAD = { x: 0.36, y: -0.2 };

function drawFlank(ctx: Context2d, coat: Coat, breath: number): void {
  const { colour } = coat;
  blob(ctx, colour, moved(CURLED.back, CURLED.backBreath, breath));
  within(ctx, () => drawFlankMarkings(ctx, coat));
  blob(ctx, shade(colour, -0.05), CURLED.fold);
}

function drawTabbyStripes(ctx: Context2d, colour: string, breath: number): void {
  for (let i = 0; i < 4; i++) {
    const x = -0.3 + i * 0.13;
    const top = -0.5 - breath * 1.5 + Math.abs(i - 1.2) * 0.015;
    stroke(ctx, { colour, width: 0.03 }, [x, top, x + 0.02, -0.4 - breath]);
  }
}

const HANGING: readonly EarShape[] = ['floppy', 'rose', 'side', 'long'];

function drawEars(ctx: Context2d, colour: string, hang: boolean): void {
  const darker = shade(colour, hang ? -0.14 : -0.06);
  if (hang) return blob(ctx, darker, placed(CURLED.farHangingEar, HEAD));
  polygon(ctx, darker, placed(CURLED.farEar, HEAD));
}

function drawNearEar(ctx: Context2d, colour: string, hang: boolean): void {
  if (hang) return blob(ctx, shade(colour, -0.1), placed(CURLED.nearHangingEar, HEAD));
  polygon(ctx, colour, placed(CURLED.nearEar, HEAD));
  polygon(ctx, mix(colour, '#f2a8a0', 0.6), placed(CURLED.earInside, HEAD));
}

function drawSleepingMuzzle(ctx: Context2d, { cheek, belly, muzzle, nose, whiskers }: Coat): void {
  const lip = muzzle ?? cheek ?? belly;
  if (whiskers === true) {
    blob(ctx, lip, placed(CURLED.muzzle, HEAD));
    return polygon(ctx, nose, placed(CURLED.nose, HEAD));
  }
  blob(ctx, lip, placed(CURLED.dogMuzzle, HEAD));
  disc(ctx, nose, [HEAD.x + 0.24, HEAD.y + 0.035, 0.042, 0.03]);
}

function drawSleepingHead(ctx: Context2d, coat: Coat): void {
  const { colour, blotches, ears, mask } = coat;
  const ear = coat.ear ?? colour;
  const hang = HANGING.includes(ears);
  drawEars(ctx, ear, hang);
  blob(ctx, coat.face ?? colour, placed(CURLED.head, HEAD));
  within(ctx, () => {
    if (mask !== undefined) disc(ctx, mask, [HEAD.x + 0.13, HEAD.y + 0.02, 0.15, 0.13]);
    if (blotches) disc(ctx, blotches[1], [HEAD.x + 0.24, HEAD.y - 0.06, 0.09, 0.1]);
    if (blotches) disc(ctx, blotches[0], [HEAD.x - 0.08, HEAD.y - 0.1, 0.12, 0.12]);
  });
  drawNearEar(ctx, ear, hang);
  drawSleepingMuzzle(ctx, coat);
  const lid = { colour: '#2a1d22', width: 0.014 };
  stroke(ctx, lid, placed(CURLED.nearEye, HEAD));
  stroke(ctx, lid, placed(CURLED.farEye, HEAD));
}

/** Blotches and the colour of the back on the flank. */
function drawFlankMarkings(ctx: Context2d, { blotches, dots, saddle }: Coat): void {
  if (saddle !== undefined) blob(ctx, saddle, CURLED.saddle);
  if (dots !== undefined) drawDots(ctx, dots, [-0.6, -0.5, 0.3, -0.05, 1.4]);
  if (!blotches) return;
  disc(ctx, blotches[0], [-0.1, -0.44, 0.2, 0.14]);
  disc(ctx, blotches[1], [-0.5, -0.26, 0.16, 0.14]);
}

/** Any coat, curled up asleep: a breathing circle of fur, the tail over the nose. */
export const curled: Rig = {
  box: [-0.75, -0.72, 0.75, 0.1],
  frames: 16,
  breathes: true,
  draw(ctx, phase, options) {
    const coat = coatOf(options.kind, options.tint);
    const breath = 0.018 * Math.sin(phase * TAU);
    drawFlank(ctx, coat, breath);
    if (coat.tabby === true) drawTabbyStripes(ctx, coat.stripes ?? shade(coat.colour, -0.1), breath);
    drawSleepingHead(ctx, coat);
    stroke(ctx, { colour: shade(coat.colour, -0.03), width: 0.13 }, CURLED.tail);
    stroke(ctx, { colour: coat.tip ?? coat.belly, width: 0.125 }, CURLED.tailTip);
  },
};
