import { mix, fraction } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

const COUNT = 7;

/** Gulls that glide over the masts; they stay down in a storm. */
export function addGulls(stage: Stage, line: number): void {
  const { palette, plan, unit, width } = stage;
  if (plan.weather === 'storm' || palette.moon) return;
  const colour = stage.tone(mix('#ffffff', palette.ramp[2], 0.12 + palette.dark));
  stage.live(0.3, (ctx, time) => {
    ctx.strokeStyle = colour;
    ctx.lineCap = 'round';
    repeat(COUNT, (i) => {
      const size = (7 + 3.4 * (i % 4)) * unit;
      const x = fraction(i * 0.29 + time * (0.012 + 0.004 * (i % 3))) * width * 1.2 - width * 0.1;
      const y = line * (0.28 + 0.42 * fraction(i * 0.618)) + Math.sin(time * 0.7 + i * 2) * 12 * unit;
      const flap = Math.sin(time * (4 + (i % 3)) + i * 1.7) * (Math.sin(time * 0.5 + i) > 0 ? 0.5 : 0.12);
      ctx.lineWidth = size * 0.16;
      ctx.beginPath();
      ctx.moveTo(x - size, y - size * (0.25 + flap));
      ctx.quadraticCurveTo(x - size * 0.45, y - size * (0.5 + flap * 0.4), x, y);
      ctx.quadraticCurveTo(x + size * 0.45, y - size * (0.5 + flap * 0.4), x + size, y - size * (0.25 + flap));
      ctx.stroke();
    });
  });
}
