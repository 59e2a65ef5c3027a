import { mix, shade, blob, disc, line, polygon, stroke, lerp, TAU, type Context2d } from '@kinora/drawing';

import { eye, openEye, turned, volume } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig } from '../rig/rig.ts';
import { SNAKE } from './snake.data.ts';

const JOINTS = 34;

interface Vertebra {
  x: number;
  y: number;
  thick: number;
}

/** The winding body from the tail to the foot of the neck; the ground is seen from a little above. */
function spineAt(turn: number): readonly Vertebra[] {
  return Array.from({ length: JOINTS }, (_, index) => {
    const along = index / (JOINTS - 1);
    const swing = Math.sin(along * TAU * 1.6 + turn) * 0.12 * Math.min(1, (1 - along) * 4);
    return { x: lerp(-0.98, 0.36, along), y: -0.13 + swing, thick: lerp(0.014, 0.108, Math.min(1, along * 2)) };
  });
}

function drawBody(ctx: Context2d, colour: string, spine: readonly Vertebra[]): void {
  const upper = spine.flatMap(({ x, y, thick }) => [x, y - thick]);
  const lower = spine.toReversed().flatMap(({ x, y, thick }) => [x, y + thick]);
  blob(ctx, shade(colour, -0.08), [...upper, ...lower]);
  blob(ctx, colour, [...upper, ...spine.toReversed().flatMap(({ x, y, thick }) => [x, y + thick * 0.5])]);
  for (let i = 4; i < JOINTS; i += 3) {
    const { x, y, thick } = spine[i] ?? { x: 0, y: 0, thick: 0 };
    const half = thick * 0.62;
    polygon(ctx, mix(colour, '#f3e08a', 0.62), [
      x - half,
      y - half * 0.5,
      x,
      y - thick * 0.95,
      x + half,
      y - half * 0.5,
      x,
      y + half * 0.5,
    ]);
  }
}

function drawHead(ctx: Context2d, colour: string, phase: number): void {
  stroke(ctx, { colour: shade(colour, -0.05), width: 0.2 }, SNAKE.neck);
  stroke(
    ctx,
    { colour: mix(colour, '#f7ecc0', 0.7), width: 0.07 },
    SNAKE.neck.map((value, i) => (i % 2 === 0 ? value + 0.045 : value)),
  );
  stroke(
    ctx,
    { colour, width: 0.08 },
    SNAKE.neck.map((value, i) => (i % 2 === 0 ? value - 0.035 : value)),
  );
  if (phase % 0.5 > 0.3) {
    stroke(ctx, { colour: '#c8323c', width: 0.018 }, SNAKE.tongue);
    line(ctx, { colour: '#c8323c', width: 0.014 }, SNAKE.fork);
  }
  blob(ctx, volume(ctx, colour, [-0.74, -0.5]), SNAKE.head);
  stroke(ctx, { colour: shade(colour, -0.2), width: 0.014 }, SNAKE.mouth);
  openEye(ctx, [0.715, -0.645, 0.03], () => {
    disc(ctx, '#f4d95a', [0.71, -0.645, 0.036]);
    eye(ctx, [0.717, -0.645, 0.022]);
  });
  disc(ctx, shade(colour, -0.22), [0.845, -0.59, 0.009]);
}

export const snake: Rig = {
  box: [-1.03, -0.8, 1.15, 0.13],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: colour = '#5f9a4e' } = options;
    const turn = phase * TAU;
    const { stride } = paceOf(options);
    const spine = spineAt(stride > 0 ? turn : Math.sin(turn) * 0.25);
    drawBody(ctx, colour, spine);
    turned(ctx, { x: 0.4, y: -0.1, angle: Math.sin(turn) * 0.06 }, () => {
      ctx.translate(-0.4, 0.1);
      drawHead(ctx, colour, phase);
    });
  },
};
