import { type Colour, fraction, pick, type Context2d } from '@kinora/drawing';

import { wrapAcross, type Air } from './particles.ts';

function fillLeaf(ctx: Context2d, size: number): void {
  ctx.beginPath();
  ctx.moveTo(-size, 0);
  ctx.quadraticCurveTo(0, -size * 0.8, size, 0);
  ctx.quadraticCurveTo(0, size * 0.8, -size, 0);
  ctx.fill();
}

/** Leaves or petals: they turn, and flip by squeezing, as they fall. */
export function paintLeaves(ctx: Context2d, air: Air, colours: readonly Colour[]): void {
  const { stage, particles, time, camera, gain } = air;
  const { height, unit } = stage;
  for (const { x, y, near, phase, tone } of particles) {
    const depth = 0.35 + 0.65 * near;
    const blown = Math.sin(time * 0.9 + phase) * 40 * unit + time * 46 * depth * unit;
    const top = fraction(y + time * (0.05 + 0.07 * depth)) * height * 1.1 - height * 0.05;
    ctx.save();
    ctx.translate(wrapAcross(stage, x, blown - (camera.x + camera.scroll) * depth), top);
    ctx.rotate(phase + time * 1.3);
    ctx.scale(1, 0.35 + 0.65 * Math.abs(Math.cos(time * 1.8 + phase)));
    ctx.globalAlpha = 0.9 * depth * gain;
    ctx.fillStyle = pick(colours, tone * colours.length);
    fillLeaf(ctx, (4 + 9 * depth) * unit);
    ctx.restore();
  }
}
