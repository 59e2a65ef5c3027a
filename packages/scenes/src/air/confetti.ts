import { TAU, fraction, pick, type Context2d } from '@kinora/drawing';

import { wrapAcross, type AirPaint } from './particles.ts';

const COLOURS = ['#ff5d73', '#ffd166', '#4cc9f0', '#80ed99', '#b892ff', '#ff9f5a'];

function fillPiece(ctx: Context2d, size: number, round: boolean): void {
  if (!round) return ctx.fillRect(-size / 2, -size * 0.3, size, size * 0.6);
  ctx.beginPath();
  ctx.arc(0, 0, size * 0.4, 0, TAU);
  ctx.fill();
}

export const paintConfetti: AirPaint = (ctx, { stage, particles, time }) => {
  const { height, unit } = stage;
  for (const { x, y, near, phase, size, tone } of particles) {
    const depth = 0.4 + 0.6 * near;
    const top = fraction(y + time * (0.1 + 0.1 * depth)) * height * 1.1 - height * 0.05;
    ctx.save();
    ctx.translate(wrapAcross(stage, x, Math.sin(time * 1.5 + phase) * 26 * unit), top);
    ctx.rotate(phase + time * (1 + size * 2));
    ctx.scale(1, Math.cos(time * (3 + 2 * tone) + phase));
    ctx.globalAlpha = 0.55 + 0.45 * depth;
    ctx.fillStyle = pick(COLOURS, tone * COLOURS.length);
    fillPiece(ctx, (6 + 8 * depth) * unit, size < 0.3);
    ctx.restore();
  }
};
