import { fraction, pick } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Greens } from './greens.ts';

const WINGS = ['#5fc4f0', '#ffb347', '#ff8fb0', '#f4f0c8'];

/** Butterflies by day; mushrooms that glow by night. */
export function addSmallLife(stage: Stage, greens: Greens): void {
  const { frame, height, palette, plan, unit, width } = stage;
  if (palette.dark > 0.4) {
    stage.live(1, (ctx, time) => {
      repeat(12, (i) => {
        const x = fraction(i * 0.618) * width;
        const y = frame.ground - (14 + 30 * fraction(i * 0.37)) * unit + (i % 3) * 26 * unit;
        const alpha = 0.55 + 0.3 * Math.sin(time * 1.1 + i * 1.9);
        glowAt(ctx, stage, {
          colour: pick(['#7ff0d8', '#9fb8ff', '#c8f08a'], i),
          x,
          y,
          rx: (16 + 10 * (i % 3)) * unit,
          alpha,
        });
      });
    });
    return;
  }
  if (greens.snowy || plan.weather !== 'clear') return;
  const wings = WINGS.map((colour) => stage.tone(greens.local(colour, 0.8)));
  stage.live(0.9, (ctx, time) => {
    repeat(7, (i) => {
      const x =
        fraction(i * 0.381 + 0.1 + time * 0.012 * (1 + (i % 3) * 0.4)) * width * 1.1 -
        width * 0.05 +
        Math.sin(time * 1.3 + i * 2) * 22 * unit;
      const y = height * (0.34 + 0.34 * fraction(i * 0.71)) + Math.sin(time * 2.1 + i) * 16 * unit;
      const open = 0.25 + 0.75 * Math.abs(Math.sin(time * 7 + i));
      const size = (6 + 3 * (i % 3)) * unit;
      ctx.fillStyle = pick(wings, i);
      for (const side of [-1, 1]) {
        ctx.beginPath();
        ctx.ellipse(
          x + side * size * 0.55 * open,
          y - size * 0.3,
          size * 0.62 * open,
          size * 0.62,
          side * 0.5,
          0,
          Math.PI * 2,
        );
        ctx.ellipse(x + side * size * 0.42 * open, y + size * 0.42, size * 0.42 * open, size * 0.42, 0, 0, Math.PI * 2);
        ctx.fill();
      }
    });
  });
}
