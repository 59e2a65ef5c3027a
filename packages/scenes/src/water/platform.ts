import { mix, rgba, type Colour, type Context2d } from '@kinora/drawing';

import type { Actor, ActorPaint, Stage } from '../stage/stage.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Tone {
  readonly top: Colour;
  readonly side: Colour;
}

function toneOf({ plan, palette }: Stage): Tone {
  const cold = plan.season === 'winter' || plan.cast.some(({ name }) => name === 'penguin');
  if (cold) return { top: mix('#ffffff', palette.key, 0.25), side: mix('#8fc4de', palette.fill, 0.35) };
  return { top: mix('#6f8f5f', palette.ramp[2], 0.4), side: mix(palette.ramp[2], palette.ramp[3], 0.5) };
}

function paintSlab(ctx: Context2d, { width, height }: Size, { top, side }: Tone): void {
  ctx.fillStyle = side;
  ctx.beginPath();
  ctx.moveTo(-width, 0);
  ctx.lineTo(-width * 0.86, height * 0.9);
  ctx.quadraticCurveTo(0, height * 1.35, width * 0.84, height * 0.9);
  ctx.lineTo(width, 0);
  ctx.fill();
  ctx.fillStyle = top;
  ctx.beginPath();
  ctx.moveTo(-width, 0);
  ctx.bezierCurveTo(-width * 0.7, -height * 0.75, width * 0.6, -height * 0.8, width, 0);
  ctx.bezierCurveTo(width * 0.5, height * 0.5, -width * 0.6, height * 0.55, -width, 0);
  ctx.fill();
}

function paintRipples(ctx: Context2d, { x, y, time }: Actor, { width, height }: Size): void {
  for (let index = 0; index < 3; index++) {
    const age = (time * 0.4 + index / 3) % 1;
    ctx.globalAlpha = 0.6 * (1 - age);
    ctx.beginPath();
    const reach = width * (0.95 + 0.35 * age);
    ctx.ellipse(x, y + height * 0.95, reach, height * (0.35 + 0.3 * age), 0, 0.1, Math.PI - 0.1);
    ctx.stroke();
  }
}

/** Something for land subjects to stand on in water: an ice floe where it is cold, a mossy rock elsewhere. */
export function makePlatform(stage: Stage): ActorPaint {
  const tone = toneOf(stage);
  return (ctx, actor) => {
    const width = actor.size * 0.62;
    const height = actor.size * 0.15;
    ctx.save();
    ctx.translate(actor.x, actor.y + actor.size * 0.02);
    ctx.rotate(actor.turn * 0.6);
    paintSlab(ctx, { width, height }, tone);
    ctx.globalAlpha = 0.35;
    ctx.drawImage(stage.glow(stage.palette.ink), -width * 0.6, -height * 0.3, width * 1.2, height * 0.6);
    ctx.restore();
    ctx.strokeStyle = rgba('#ffffff', 0.45);
    ctx.lineWidth = 1.5 * stage.unit;
    paintRipples(ctx, actor, { width, height });
    ctx.globalAlpha = 1;
  };
}
