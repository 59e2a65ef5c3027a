import { mix, rgba, fraction, type Context2d } from '@kinora/drawing';

import type { ActorPaint, Stage } from '../../stage/stage.ts';
import { glitter } from '../../water/glitter.ts';
import { makeMirror } from '../../water/mirror.ts';
import { repeat } from '../repeat.ts';

function paintRipples(ctx: Context2d, { width, height, unit }: Stage, at: { line: number; time: number }): void {
  repeat(20, (i) => {
    const near = ((i * 0.618) % 1) ** 1.5;
    const y = at.line + 8 * unit + near * (height - at.line) * 0.9;
    const x = ((i * 0.37) % 1) * width;
    const reach = (30 + 150 * near) * unit;
    ctx.globalAlpha = 0.5 + 0.5 * Math.sin(at.time + i * 2);
    ctx.beginPath();
    ctx.moveTo(x - reach, y);
    ctx.quadraticCurveTo(x, y - 2.4 * unit * (1 + near), x + reach, y + unit);
    ctx.stroke();
  });
}

/** A mirror of everything above the water line, with the sun's path and slow ripples on it. */
export function addWater(stage: Stage, line: number): void {
  const { palette, unit, width } = stage;
  const tint = mix(palette.sky[1], palette.ramp[2], 0.35);
  stage.screen(makeMirror(stage, { y: line, reach: 0.8, depth: 0.42, tint }));
  const edge = rgba(palette.glow, 0.6);
  const ripple = rgba(mix(palette.sky[4], '#ffffff', 0.4), 0.22);
  stage.screen((ctx, time) => {
    ctx.fillStyle = edge;
    ctx.fillRect(0, line - unit, width, 1.6 * unit);
    glitter(ctx, stage, { time, y: line, count: 70, gain: 0.75, spread: 0.9 });
    ctx.strokeStyle = ripple;
    ctx.lineWidth = 1.2 * unit;
    paintRipples(ctx, stage, { line, time });
  });
}

/** Rings that spread behind a boat. */
export function makeWake({ unit }: Stage): ActorPaint {
  const colour = rgba('#ffffff', 0.5);
  return (ctx, { x, y, size, facing, time }) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1.4 * unit;
    repeat(5, (i) => {
      const age = fraction(time * 0.35 + i / 5);
      const [reach, thick] = [size * (0.95 + 0.75 * age), (3 + 12 * age) * unit];
      ctx.globalAlpha = 0.5 * (1 - age);
      ctx.beginPath();
      ctx.ellipse(x - facing * size * 0.25 * age, y + (3 + 7 * age) * unit, reach, thick, 0, 0.15, Math.PI - 0.15);
      ctx.stroke();
    });
    ctx.globalAlpha = 1;
  };
}
