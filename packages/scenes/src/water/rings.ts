import { rgba, fraction } from '@kinora/drawing';

import type { ActorPaint, Stage } from '../stage/stage.ts';

const RINGS = 5;

/** Rings that spread behind a boat on calm water. */
export function makeRings({ unit }: Pick<Stage, 'unit'>): ActorPaint {
  const colour = rgba('#ffffff', 0.5);
  return (ctx, { x, y, size, facing, time }) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1.4 * unit;
    for (let ring = 0; ring < RINGS; ring++) {
      const age = fraction(time * 0.35 + ring / RINGS);
      const [reach, thick] = [size * (0.55 + 0.6 * age), (3 + 12 * age) * unit];
      ctx.globalAlpha = 0.5 * (1 - age);
      ctx.beginPath();
      ctx.ellipse(x - facing * size * 0.25 * age, y + (3 + 7 * age) * unit, reach, thick, 0, 0.15, Math.PI - 0.15);
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
  };
}
