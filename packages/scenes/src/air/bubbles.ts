import { TAU, fraction, type Context2d } from '@kinora/drawing';

import { wrapAcross, type Air, type AirPaint, type Particle } from './particles.ts';

interface Bubble {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function bubbleOf({ stage, time, camera }: Air, { x, y, near, phase, size }: Particle): Bubble {
  const age = fraction(y + time * (0.05 + 0.1 * near));
  const wobble = Math.sin(time * 2 + phase + age * 9) * 9 * stage.unit;
  return {
    x: wrapAcross(stage, x, wobble - camera.x * near),
    y: stage.height * (1.06 - 1.12 * age),
    radius: (1.2 + 7 * near * size * size) * stage.unit,
  };
}

function traceCircles(ctx: Context2d, circles: readonly Bubble[]): void {
  ctx.beginPath();
  for (const { x, y, radius } of circles) {
    ctx.moveTo(x + radius, y);
    ctx.arc(x, y, radius, 0, TAU);
  }
}

/** All rims in one stroke, all highlights in one fill. */
export const paintBubbles: AirPaint = (ctx, air) => {
  const bubbles = air.particles.map((particle) => bubbleOf(air, particle));
  ctx.lineWidth = 1.3 * air.stage.unit;
  ctx.globalAlpha = 0.5 * air.gain;
  ctx.strokeStyle = '#d9fbff';
  traceCircles(ctx, bubbles);
  ctx.stroke();
  ctx.globalAlpha = 0.8 * air.gain;
  ctx.fillStyle = '#ffffff';
  const lights = bubbles.map(({ x, y, radius }) => ({
    x: x - radius * 0.35,
    y: y - radius * 0.35,
    radius: radius * 0.22,
  }));
  traceCircles(ctx, lights);
  ctx.fill();
};
