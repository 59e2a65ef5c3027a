import { rgba, fraction } from '@kinora/drawing';

import { star } from '../art/shapes.ts';
import type { MakeFrameOperation } from '../studio.ts';

/** Seconds between two glints. */
const PERIOD = 2.2;

/** A band of light that runs over the frame, and a sparkle where it has passed. */
export const shine: MakeFrameOperation = ({ width, height, unit, anchors }, values) => {
  const colour = values.text('colour');
  return {
    finish: (ctx, { time, presence }) => {
      const place = fraction(time / PERIOD) * 1.9 - 0.3;
      const x = place * width;
      const band = ctx.createLinearGradient(x, 0, x + 190 * unit, 0);
      for (const [at, alpha] of [
        [0, 0],
        [0.4, 0.16],
        [0.5, 0.62],
        [0.6, 0.16],
        [1, 0],
      ] as const) {
        band.addColorStop(at, rgba(colour, alpha * presence));
      }
      ctx.save();
      ctx.transform(1, 0, -0.32, 1, height * 0.16, 0);
      ctx.globalCompositeOperation = 'soft-light';
      ctx.fillStyle = band;
      ctx.fillRect(x, 0, 190 * unit, height);
      ctx.globalCompositeOperation = 'screen';
      ctx.globalAlpha = 0.5;
      ctx.fillRect(x, 0, 190 * unit, height);
      ctx.restore();
      const glint = Math.sin(Math.min(1, Math.max(0, (place - 0.75) * 2.4)) * Math.PI) * presence;
      if (glint < 0.02) return;
      const { box } = anchors;
      const at = { x: width / 2 + (box.right - 0.06) * height, y: (box.top + 0.56) * height };
      star(ctx, [at.x, at.y, 54 * unit * glint], { paint: rgba('#ffffff', 0.95), points: 4, waist: 0.08 });
      star(ctx, [at.x, at.y, 24 * unit * glint], { paint: rgba(colour, 0.9), points: 4, waist: 0.2, turn: 0.78 });
    },
  };
};
