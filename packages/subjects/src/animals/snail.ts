import { mix, shade, blob, disc, line, moved, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { SNAIL } from './snail.data.ts';

function drawFeelers(ctx: Context2d, colour: string, { turn, ahead }: { turn: number; ahead: number }): void {
  for (const [root, lean, offset] of [[0.58, -0.02, 0] as const, [0.68, 0.09, 1.4] as const]) {
    const x = root + lean + ahead + Math.sin(turn + offset) * 0.025;
    const y = -0.86 + Math.cos(turn + offset) * 0.015;
    line(ctx, { colour, width: 0.05 }, [root + ahead, -0.56, x, y]);
    disc(ctx, '#fff7ea', [x, y - 0.02, 0.062]);
    eye(ctx, [x + 0.014, y - 0.02, 0.036]);
  }
}

function drawShell(ctx: Context2d, colour: string): void {
  blob(ctx, volume(ctx, colour, [-0.9, -0.12]), SNAIL.shell);
  within(ctx, () => {
    for (let i = 0; i < 7; i++) {
      const angle = -2.9 + i * 0.46;
      const far = [-0.1 + Math.cos(angle) * 0.52, -0.5 + Math.sin(angle) * 0.52];
      stroke(ctx, { colour: shade(colour, -0.09), width: 0.035 }, [
        -0.1 + Math.cos(angle) * 0.28,
        -0.5 + Math.sin(angle) * 0.28,
        ...far,
      ]);
    }
  });
  const spiral = Array.from({ length: 30 }, (_, i) => {
    const angle = 0.6 + i * 0.42;
    const radius = 0.34 * (1 - i / 31) ** 0.9;
    return [-0.1 + Math.cos(angle) * radius, -0.52 + Math.sin(angle) * radius];
  }).flat();
  stroke(ctx, { colour: mix(colour, '#fff0d0', 0.55), width: 0.05 }, spiral);
  stroke(ctx, { colour: shade(colour, -0.16), width: 0.03 }, spiral);
  stroke(ctx, { colour: mix(colour, '#fff0d0', 0.5), width: 0.05 }, SNAIL.lip);
}

export const snail: Rig = {
  box: [-0.95, -0.99, 0.92, 0.05],
  frames: 16,
  anchors: () => ({ shell: [-0.1, -0.52, 0.46] }),
  draw(ctx, phase, { tint: colour = '#c07c4a', carries }) {
    const turn = phase * TAU;
    const stretch = Math.sin(turn) * 0.045;
    const skin = '#e3c08e';
    drawFeelers(ctx, shade(skin, -0.04), { turn, ahead: stretch * 0.8 });
    blob(ctx, volume(ctx, skin, [-0.6, 0.02]), moved(SNAIL.foot, SNAIL.footStretch, stretch));
    within(ctx, () => stroke(ctx, { colour: shade(skin, -0.12), width: 0.07 }, [-0.95, 0.02, 0, 0.02, 0.7, 0.02]));
    stroke(
      ctx,
      { colour: shade(skin, -0.25), width: 0.02 },
      SNAIL.mouth.map((value, i) => (i % 2 === 0 ? value + stretch * 0.9 : value)),
    );
    disc(ctx, 'rgba(235,120,100,0.4)', [0.64 + stretch * 0.8, -0.4, 0.045, 0.032]);
    if (carries === true) return;
    turned(ctx, { x: -0.1, y: -0.14, angle: stretch * 0.8 }, () => {
      ctx.translate(0.1, 0.14);
      drawShell(ctx, colour);
    });
  },
};
