import { mix, shade, blob, disc, line, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { CRAB } from './crab.data.ts';
import { drawHermitCrab, HERMIT_SHELL } from './hermit-crab.ts';

/** One side of legs and its claw, as seen on the right. */
function drawSide(ctx: Context2d, colour: string, { side, turn }: { side: number; turn: number }): void {
  turned(ctx, { x: 0, y: 0, scaleX: side }, () => {
    CRAB.legs.forEach(([x = 0, y = 0, kneeX = 0, kneeY = 0, footX = 0, footY = 0], index) => {
      const step = turn + index * 2.1 + side;
      const lift = Math.max(0, Math.sin(step)) * 0.07;
      const reach = Math.cos(step) * 0.04;
      const paint = shade(colour, -0.1);
      line(ctx, { colour: paint, width: 0.065 }, [x, y, kneeX + reach * 0.4, kneeY - lift]);
      line(ctx, { colour: paint, width: 0.045 }, [kneeX + reach * 0.4, kneeY - lift, footX + reach, footY - lift]);
    });
    const wave = Math.sin(turn + side * 0.9) * 0.2;
    stroke(ctx, { colour: shade(colour, -0.05), width: 0.1 }, CRAB.arm);
    turned(ctx, { x: 0.68, y: -0.62, angle: wave - 0.15 }, () =>
      blob(ctx, volume(ctx, colour, [-0.36, 0.1]), CRAB.claw),
    );
  });
}

function drawEyes(ctx: Context2d, colour: string, turn: number): void {
  for (const side of [-1, 1]) {
    const x = side * 0.16 + Math.sin(turn) * 0.012;
    const y = -0.82 + Math.cos(turn + side) * 0.012;
    line(ctx, { colour: shade(colour, -0.06), width: 0.055 }, [side * 0.13, -0.6, x, y]);
    disc(ctx, '#fff7ea', [x, y, 0.075]);
    eye(ctx, [x + 0.012, y, 0.042]);
  }
}

export const crab: Rig = {
  box: [-1, -1.08, 1, 0.05],
  frames: 14,
  anchors: (_phase, { kind }) => (kind === 'hermit' ? { shell: HERMIT_SHELL } : {}),
  draw(ctx, phase, { tint: colour = '#e2573a', kind, carries }) {
    const turn = phase * TAU;
    if (kind === 'hermit') return drawHermitCrab(ctx, { colour, turn, hasShell: carries !== true });
    drawSide(ctx, colour, { side: -1, turn });
    drawSide(ctx, colour, { side: 1, turn });
    turned(ctx, { x: 0, y: Math.sin(turn * 2) * 0.012, angle: Math.sin(turn) * 0.025 }, () => {
      drawEyes(ctx, colour, turn);
      blob(ctx, volume(ctx, colour, [-0.66, -0.14]), CRAB.shell);
      within(ctx, () => {
        blob(ctx, mix(colour, '#ffe0bd', 0.55), CRAB.under);
        for (const [x, y, radius] of [
          [-0.26, -0.52, 0.045] as const,
          [-0.1, -0.57, 0.03] as const,
          [0.28, -0.5, 0.05] as const,
          [0.12, -0.58, 0.028] as const,
        ]) {
          disc(ctx, shade(colour, 0.08), [x, y, radius, radius * 0.7]);
        }
      });
      stroke(ctx, { colour: shade(colour, -0.2), width: 0.022 }, CRAB.mouth);
      disc(ctx, mix(colour, '#ffb0a0', 0.5), [-0.27, -0.36, 0.06, 0.035]);
      disc(ctx, mix(colour, '#ffb0a0', 0.5), [0.27, -0.36, 0.06, 0.035]);
    });
  },
};
