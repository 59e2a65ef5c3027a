import { blob, disc, line, panel, polygon, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { SCARECROW } from './scarecrow.data.ts';

/** Straw that sticks out at an end of the clothes. */
function drawStraw(ctx: Context2d, [x, y, angle]: readonly [number, number, number], turn: number): void {
  for (let stalk = -3; stalk <= 3; stalk++) {
    const lean = angle + stalk * 0.2 + Math.sin(turn + stalk) * 0.05;
    line(ctx, { colour: stalk % 2 === 0 ? '#e6c25a' : '#cfa43e', width: 0.022 }, [
      x,
      y,
      x + Math.cos(lean) * 0.16,
      y + Math.sin(lean) * 0.16,
    ]);
  }
}

function drawHead(ctx: Context2d, turn: number): void {
  turned(ctx, { x: 0, y: -1, angle: Math.sin(turn) * 0.06 }, () => {
    ctx.translate(0, 1);
    blob(ctx, volume(ctx, '#dcb882', [-1.4, -0.98]), SCARECROW.sack);
    for (const x of [-0.09, 0.09])
      for (const way of [-1, 1])
        line(ctx, { colour: '#4a3320', width: 0.02 }, [x - 0.03, -1.2 - way * 0.03, x + 0.03, -1.2 + way * 0.03]);
    polygon(ctx, '#e07b34', [-0.025, -1.13, 0.025, -1.13, 0, -1.19]);
    stroke(ctx, { colour: '#4a3320', width: 0.018 }, SCARECROW.mouth);
    for (const x of [-0.06, 0, 0.06]) line(ctx, { colour: '#4a3320', width: 0.014 }, [x, -1.11, x, -1.05]);
    for (const side of [-1, 1]) disc(ctx, 'rgba(224,96,70,0.45)', [side * 0.14, -1.12, 0.035]);
    drawStraw(ctx, [-0.18, -1.27, 2.6], turn);
    drawStraw(ctx, [0.18, -1.27, 0.5], turn);
    blob(ctx, volume(ctx, '#7a5636', [-1.6, -1.3]), SCARECROW.crown);
    stroke(ctx, { colour: '#c8402f', width: 0.05 }, [-0.18, -1.375, 0, -1.39, 0.18, -1.375]);
    blob(ctx, '#6b4a2e', SCARECROW.brim);
  });
}

/** A scarecrow on its pole; the wind plays with its coat. */
export const scarecrow: Rig = {
  box: [-0.88, -1.66, 0.88, 0.05],
  frames: 20,
  beats: 0.4,
  breathes: true,
  draw(ctx, phase, { tint: colour = '#4a6a9a' }) {
    const turn = phase * TAU;
    panel(ctx, volume(ctx, '#8a623c', [-1, 0]), [-0.04, -1, 0.08, 1, 0.01]);
    line(ctx, { colour: '#8a623c', width: 0.06 }, [-0.72, -0.86, 0.72, -0.86]);
    for (const side of [-1, 1] as const) {
      drawStraw(ctx, [side * 0.66, -0.86, side > 0 ? 0.1 : Math.PI - 0.1], turn);
      turned(ctx, { x: 0, y: 0, angle: Math.sin(turn + side) * 0.008, scaleX: side }, () =>
        blob(ctx, shade(colour, side > 0 ? 0.02 : -0.03), SCARECROW.sleeve),
      );
    }
    drawStraw(ctx, [-0.12, -0.4, 1.8], turn);
    drawStraw(ctx, [0.12, -0.4, 1.3], turn);
    turned(ctx, { x: 0, y: -0.98, angle: Math.sin(turn) * 0.02, scaleX: 1 + Math.sin(turn) * 0.03 }, () => {
      ctx.translate(0, 0.98);
      blob(ctx, volume(ctx, colour, [-1, -0.34]), SCARECROW.coat);
      panel(ctx, '#c9884a', [0.03, -0.6, 0.14, 0.14, 0.01]);
      for (const y of [-0.84, -0.7]) disc(ctx, '#f0d9a0', [-0.03, y, 0.02]);
    });
    drawHead(ctx, turn);
    stroke(ctx, { colour: '#c8402f', width: 0.075 }, SCARECROW.scarf);
  },
};
