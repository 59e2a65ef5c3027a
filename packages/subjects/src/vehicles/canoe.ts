import { mix, shade, blob, disc, line, placed, stroke, TAU, type Context2d } from '@kinora/drawing';

import { canoeAbove } from '../above/vessels-at-sea.ts';
import type { Rig } from '../rig/rig.ts';
import { CANOE } from './canoe.data.ts';

const SKIN = '#e2b48c';

function drawTorso(ctx: Context2d): void {
  blob(ctx, '#33507a', CANOE.jacket);
  disc(ctx, SKIN, [0.02, -0.41, 0.088]);
  blob(ctx, '#c23b32', CANOE.hat);
  disc(ctx, '#fff3e0', [0, -0.57, 0.03]);
}

function drawPaddle(ctx: Context2d, turn: number): void {
  const reach = Math.sin(turn);
  const handX = 0.2 + 0.1 * reach;
  const handY = -0.2 + 0.05 * Math.cos(turn);
  const blade = { x: handX + 0.12 + 0.16 * reach, y: 0.34 - 0.1 * Math.max(0, Math.cos(turn)) };
  line(ctx, { colour: '#7a5233', width: 0.025 }, [handX - 0.12, handY - 0.2, blade.x, blade.y]);
  blob(ctx, '#8d6038', placed(CANOE.blade, blade));
  stroke(ctx, { colour: '#3d5f8f', width: 0.075 }, [0.02, -0.22, 0.12, -0.14, handX, handY + 0.02]);
  stroke(ctx, { colour: '#33507a', width: 0.06 }, [0.06, -0.26, handX - 0.1, handY - 0.16]);
  disc(ctx, SKIN, [handX, handY + 0.02, 0.036]);
  disc(ctx, SKIN, [handX - 0.1, handY - 0.16, 0.034]);
}

function drawHull(ctx: Context2d, colour: string): void {
  blob(ctx, shade(colour, -0.12), CANOE.inside);
  blob(ctx, colour, CANOE.hull);
  stroke(ctx, { colour: mix(colour, '#ffe0b0', 0.6), width: 0.022 }, CANOE.gunwale);
  const rib = { colour: shade(colour, -0.06), width: 0.008 };
  stroke(ctx, rib, CANOE.sternRib);
  stroke(ctx, rib, CANOE.bowRib);
}

/** A canoe with its paddler, but of the kind `empty` without; the waterline is y = 0. */
export const canoe: Rig = {
  box: [-1.2, -0.75, 1.2, 0.6],
  seat: [-0.55, -0.1, 0.8],
  opening: [-0.82, -0.07, 0.82],
  above: canoeAbove,
  frames: 24,
  draw(ctx, phase, { tint: colour = '#a9502c', kind }) {
    if (kind === 'empty') return drawHull(ctx, colour);
    const turn = phase * TAU;
    ctx.save();
    ctx.translate(-0.05, -0.14);
    ctx.rotate(Math.sin(turn) * 0.06);
    drawTorso(ctx);
    drawPaddle(ctx, turn);
    ctx.restore();
    drawHull(ctx, colour);
  },
};
