import { fraction, type Context2d } from '@kinora/drawing';

import type { Extra } from './extras.ts';
import { partOf } from './touch.ts';

/** How many letters rise at a time, and how fast. */
const LETTERS = 3;
const PACE = 0.22;

/** A letter Z around its middle. */
function drawLetter(ctx: Context2d, [x, y]: readonly [number, number], half: number): void {
  ctx.beginPath();
  ctx.moveTo(x - half, y - half);
  ctx.lineTo(x + half, y - half);
  ctx.lineTo(x - half, y + half);
  ctx.lineTo(x + half, y + half);
  ctx.stroke();
}

/** Letters that rise from whoever is asleep. */
export const drawSleep: Extra = (ctx, member, { pose, moment }) => {
  const { entry, facing, luck, size } = member;
  if (entry.action !== 'sleep') return;
  const [x, y] = partOf(member, 'head', pose.phase);
  const step = Math.max(size, moment.stage.height * 0.18) * 0.1;
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (let index = 0; index < LETTERS; index++) {
    const share = fraction(moment.time * PACE + luck + index / LETTERS);
    const half = step * (0.3 + 0.45 * share);
    const at = [
      pose.x + x * size * facing + facing * step * (0.6 + 2.4 * share) + Math.sin(share * 7) * step * 0.2,
      pose.y + y * size * Math.abs(pose.scaleY) - step * (0.4 + 3.4 * share),
    ] as const;
    ctx.globalAlpha = Math.min(1, Math.sin(share * Math.PI) * 1.5);
    ctx.strokeStyle = 'rgba(40,36,64,.55)';
    ctx.lineWidth = step * 0.27;
    drawLetter(ctx, at, half);
    ctx.strokeStyle = '#fdf8ec';
    ctx.lineWidth = step * 0.17;
    drawLetter(ctx, at, half);
  }
  ctx.restore();
};
