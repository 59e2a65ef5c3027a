import { blob, disc, mix, polygon, shade, stroke, TAU, type Context2d, type Points } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';

const STEM: Points = [0, 0, 0.04, -0.3, -0.05, -0.56, 0.02, -0.86];
const TENDRIL: Points = [-0.02, -0.5, 0.16, -0.6, 0.2, -0.74, 0.12, -0.76, 0.14, -0.66];
const LEAF: Points = [0, 0, 0.1, -0.16, 0.28, -0.2, 0.4, -0.02, 0.28, 0.14, 0.1, 0.14];
/** Corners of the blossom, and how far its edge dips between them. */
const CORNERS = 5;
const DIP = 0.975;

function drawBlossom(ctx: Context2d, colour: string, open: number): void {
  const radius = 0.4 * open;
  const edge = Array.from({ length: CORNERS * 2 }, (_, index) => {
    const angle = (index / (CORNERS * 2)) * TAU - TAU / 4;
    const reach = radius * (index % 2 === 0 ? 1 : DIP);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  }).flat();
  blob(ctx, colour, edge);
  for (let ray = 0; ray < CORNERS; ray++) {
    turned(ctx, { x: 0, y: 0, angle: (ray / CORNERS) * TAU }, () =>
      polygon(ctx, mix(colour, '#ffffff', 0.45), [-0.05 * open, 0, 0, -radius * 0.92, 0.05 * open, 0]),
    );
  }
  disc(ctx, '#fffdf4', [0, 0, radius * 0.34]);
  disc(ctx, '#f6e39a', [0, 0, radius * 0.14]);
}

/** A morning glory on its vine, with one blossom that is wide open. */
export function drawMorningGlory(ctx: Context2d, colour: string, turn: number): void {
  turned(ctx, { x: 0, y: 0, angle: Math.sin(turn) * 0.04 }, () => {
    stroke(ctx, { colour: '#4d8a3e', width: 0.045 }, STEM);
    stroke(ctx, { colour: '#6fa85a', width: 0.018 }, TENDRIL);
    for (const [y, side] of [[-0.34, 1] as const, [-0.52, -1] as const]) {
      turned(ctx, { x: 0, y, angle: side * -0.3, scaleX: side }, () => blob(ctx, shade('#5f9f4a', side * 0.03), LEAF));
    }
    ctx.translate(0.02, -1);
    drawBlossom(ctx, colour, 0.96 + Math.sin(turn) * 0.04);
  });
}
