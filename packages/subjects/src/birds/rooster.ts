import { mix, shade, blob, disc, line, placed, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume } from '../rig/modelling.ts';
import { footAt, paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { TAIL_FEATHERS } from './rooster-tail-feathers.data.ts';
import { ROOSTER } from './rooster.data.ts';

interface Foot {
  hip: number;
  step: readonly [ahead: number, up: number];
  colour: string;
}

function drawLeg(ctx: Context2d, { hip, step: [ahead, up], colour }: Foot): void {
  const x = hip + ahead * 0.16;
  const y = -up * 0.13 - 0.02;
  const knee = [(hip + x) / 2 - 0.03 + up * 0.08, -0.16 - up * 0.05];
  line(ctx, { colour, width: 0.04 }, [hip, -0.28, ...knee, x, y]);
  stroke(ctx, { colour, width: 0.032 }, placed(ROOSTER.foot, { x, y }));
  line(ctx, { colour, width: 0.026 }, [x, y - 0.07, x - 0.06, y - 0.05]);
}

function drawTail(ctx: Context2d, sway: number): void {
  for (const [points, share] of TAIL_FEATHERS) {
    const [rootX = 0, rootY = 0, midX = 0, midY = 0, tipX = 0, tipY = 0] = points;
    const shift = sway * (0.5 + share);
    const colour = mix('#1f5d58', '#2b3f7a', share);
    stroke(ctx, { colour, width: 0.1 }, [rootX, rootY, midX + shift * 0.5, midY, tipX + shift, tipY + shift]);
    stroke(ctx, { colour: shade(colour, 0.12), width: 0.018 }, [
      rootX,
      rootY,
      midX + shift * 0.5,
      midY,
      tipX + shift,
      tipY + shift,
    ]);
  }
}

function drawHead(ctx: Context2d, nod: number): void {
  turned(ctx, { x: 0.1, y: -0.55, angle: nod }, () => {
    ctx.translate(-0.1, 0.55);
    blob(ctx, '#d8382f', ROOSTER.comb);
    disc(ctx, '#e9a23b', [0.2, -0.87, 0.1, 0.095]);
    blob(ctx, volume(ctx, '#e9a23b', [-0.95, -0.5]), ROOSTER.hackle);
    for (let i = 0; i < 4; i++) {
      const x = 0.04 + i * 0.075;
      stroke(ctx, { colour: '#c06f22', width: 0.014 }, [x + 0.06, -0.74, x + 0.03, -0.66, x, -0.58]);
    }
    polygon(ctx, '#f3c04a', ROOSTER.beak);
    blob(ctx, '#d8382f', ROOSTER.wattle);
    disc(ctx, '#d8382f', [0.24, -0.87, 0.055, 0.048]);
    eye(ctx, [0.235, -0.88, 0.03]);
  });
}

export const rooster: Rig = {
  box: [-0.95, -1.12, 0.5, 0.05],
  frames: 14,
  draw(ctx, phase, options) {
    const { tint: colour = '#a8482a' } = options;
    const turn = phase * TAU;
    const pace = paceOf(options);
    drawLeg(ctx, { hip: 0.08, step: footAt(phase, pace, 0.5), colour: '#c98f2e' });
    drawTail(ctx, Math.sin(turn) * 0.03);
    blob(ctx, volume(ctx, colour, [-0.8, -0.22]), ROOSTER.body);
    drawHead(ctx, Math.sin(turn * 2) * (0.03 + 0.07 * pace.stride));
    blob(ctx, volume(ctx, shade(colour, -0.06), [-0.54, -0.28]), ROOSTER.wing);
    stroke(ctx, { colour: '#24474f', width: 0.05 }, ROOSTER.quills);
    drawLeg(ctx, { hip: 0, step: footAt(phase, pace), colour: '#e5ad40' });
  },
};
