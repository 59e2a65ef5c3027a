import { mix, shade, blob, disc, line, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume } from '../rig/modelling.ts';
import { footAt, type Pace, paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { HEDGEHOG } from './hedgehog.data.ts';

/** A fan of spikes at this distance from the middle of the back, from nape to rump. */
function drawSpikes(
  ctx: Context2d,
  colour: string,
  { reach, turn, offset }: { reach: number; turn: number; offset: number },
): void {
  for (let i = 0; i < 19; i++) {
    const angle = -0.55 - ((i + offset) / 18.5) * 2.85;
    const length = reach * (1 + 0.05 * Math.sin(i * 2.4 + turn));
    const x = -0.16 + Math.cos(angle) * length * 1.08;
    const y = -0.32 + Math.sin(angle) * length * 0.98;
    const base = length - 0.2;
    const side = angle + Math.PI / 2;
    const rootX = -0.16 + Math.cos(angle + 0.06) * base * 1.08;
    const rootY = -0.32 + Math.sin(angle + 0.06) * base * 0.98;
    const half = 0.045;
    polygon(ctx, colour, [
      rootX + Math.cos(side) * half,
      rootY + Math.sin(side) * half,
      x - 0.02,
      y,
      rootX - Math.cos(side) * half,
      rootY - Math.sin(side) * half,
    ]);
  }
}

function drawPaws(ctx: Context2d, { phase, pace, colour }: { phase: number; pace: Pace; colour: string }): void {
  for (const [x, offset] of [[-0.36, 0] as const, [-0.2, 0.5] as const, [0.18, 0.5] as const, [0.34, 0] as const]) {
    const [ahead, up] = footAt(phase, pace, offset);
    line(ctx, { colour, width: 0.1 }, [x, -0.12, x + ahead * 0.08, -0.045 - up * 0.06]);
    line(ctx, { colour, width: 0.075 }, [
      x + ahead * 0.08,
      -0.035 - up * 0.06,
      x + 0.06 + ahead * 0.08,
      -0.035 - up * 0.06,
    ]);
  }
}

function drawFace(ctx: Context2d, skin: string): void {
  blob(ctx, volume(ctx, skin, [-0.5, -0.05]), HEDGEHOG.face);
  blob(ctx, shade(skin, -0.1), HEDGEHOG.ear);
  disc(ctx, '#2a1c1c', [0.755, -0.205, 0.055, 0.048]);
  disc(ctx, '#ffffff', [0.74, -0.222, 0.014]);
  eye(ctx, [0.46, -0.3, 0.042]);
  stroke(ctx, { colour: shade(skin, -0.3), width: 0.018 }, HEDGEHOG.mouth);
  disc(ctx, 'rgba(235,110,95,0.4)', [0.42, -0.19, 0.055, 0.036]);
}

export const hedgehog: Rig = {
  box: [-0.95, -1.02, 0.84, 0.05],
  frames: 14,
  draw(ctx, phase, options) {
    const { tint: colour = '#6b4a35' } = options;
    const skin = '#e8c9a2';
    const turn = phase * TAU;
    const pace = paceOf(options);
    drawPaws(ctx, { phase, pace, colour: shade(skin, -0.12) });
    turned(ctx, { x: 0, y: Math.sin(turn * 2) * 0.01, scaleY: 1 + Math.sin(turn) * 0.012 }, () => {
      blob(ctx, skin, HEDGEHOG.belly);
      drawSpikes(ctx, shade(colour, -0.08), { reach: 0.68, turn, offset: 0.5 });
      drawSpikes(ctx, colour, { reach: 0.62, turn: turn + 1, offset: 0 });
      blob(ctx, volume(ctx, colour, [-0.82, -0.1]), HEDGEHOG.coat);
      drawSpikes(ctx, mix(colour, '#c9a27a', 0.4), { reach: 0.5, turn: turn + 2, offset: 0.5 });
      drawSpikes(ctx, mix(colour, '#e6c9a0', 0.5), { reach: 0.38, turn: turn + 3, offset: 0 });
      drawSpikes(ctx, mix(colour, '#c9a27a', 0.3), { reach: 0.27, turn: turn + 4, offset: 0.5 });
      drawFace(ctx, skin);
      drawAttire(ctx, options, { head: { x: 0.4, y: -0.34, scale: 0.2 } });
    });
  },
};
