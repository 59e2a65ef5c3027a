import { mix, shade, blob, disc, line, polygon, stroke, lerp, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { FLOWER } from './flower.data.ts';
import { drawMorningGlory } from './morning-glory.ts';

const PETALS = 11;

function drawLeaf(ctx: Context2d, { y, side, angle }: { y: number; side: number; angle: number }): void {
  turned(ctx, { x: 0, y, angle: side * angle, scaleX: side }, () => {
    blob(ctx, side > 0 ? '#5f9f4a' : '#4d8a3e', FLOWER.leaf);
    stroke(ctx, { colour: '#3d7233', width: 0.014 }, FLOWER.leafVein);
  });
}

/** Petals fan out from a bud, 0 shut to 1 wide open; those behind first. */
function drawPetals(ctx: Context2d, colour: string, open: number): void {
  const order = Array.from({ length: PETALS }, (_, i) => i).toSorted(
    (one, other) => Math.abs(other - 5) - Math.abs(one - 5),
  );
  for (const [rank, i] of order.entries()) {
    const spread = (i - 5) / 5;
    const angle = spread * lerp(0.35, Math.PI * 0.92, open);
    turned(ctx, { x: 0, y: 0, angle, scaleX: lerp(0.75, 1, open), scaleY: lerp(1.05, 0.92, open) }, () => {
      blob(ctx, shade(colour, -0.1 + rank * 0.012), FLOWER.petal);
      line(ctx, { colour: shade(colour, -0.14), width: 0.012 }, [0, -0.06, 0, -0.22]);
    });
  }
}

/** It opens, sways in the light and shuts again. */
export const flower: Rig = {
  box: [-0.62, -1.5, 0.62, 0.03],
  frames: 16,
  draw(ctx, phase, { kind, tint: colour = kind === 'morning glory' ? '#5b6fd6' : '#e8688a' }) {
    const turn = phase * TAU;
    if (kind === 'morning glory') return drawMorningGlory(ctx, colour, turn);
    const open = 0.5 - 0.5 * Math.cos(turn);
    polygon(ctx, volume(ctx, '#b5653d', [-0.4, 0.05]), FLOWER.pot);
    turned(ctx, { x: 0, y: -0.42, angle: Math.sin(turn + 0.6) * 0.07 }, () => {
      ctx.translate(0, 0.42);
      stroke(ctx, { colour: '#4d8a3e', width: 0.05 }, FLOWER.stem);
      drawLeaf(ctx, { y: -0.56, side: 1, angle: -0.35 + Math.sin(turn) * 0.07 });
      drawLeaf(ctx, { y: -0.66, side: -1, angle: -0.45 - Math.sin(turn) * 0.07 });
      ctx.translate(0, -1.02);
      drawPetals(ctx, colour, open);
      const heart = lerp(0.06, 0.135, open);
      disc(ctx, '#f2b92e', [0, lerp(-0.06, 0, open), heart]);
      disc(ctx, mix('#f2b92e', '#8a5a20', 0.5), [0, lerp(-0.06, 0, open), heart * 0.55]);
      if (open < 0.4) disc(ctx, '#4d8a3e', [0, 0.02, 0.1, 0.07]);
    });
    polygon(ctx, volume(ctx, '#c47449', [-0.46, -0.32]), FLOWER.rim);
  },
};
