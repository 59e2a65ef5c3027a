import { mix, TAU, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

interface Swimmer {
  readonly x: number;
  readonly y: number;
  readonly phase: number;
  readonly size: number;
}

/** A small fish facing right; `beat` bends its tail, -1 to 1. */
function traceFish(ctx: Context2d, { x, y, size: l }: Omit<Swimmer, 'phase'>, beat: number): void {
  ctx.beginPath();
  ctx.moveTo(x + l, y);
  ctx.quadraticCurveTo(x, y - l * 0.5, x - l, y);
  ctx.lineTo(x - l * 1.5, y - l * 0.4 * beat);
  ctx.lineTo(x - l, y + l * 0.1);
  ctx.quadraticCurveTo(x, y + l * 0.5, x + l, y);
}

/** A school of small fish that drifts through the open side of the frame. */
export function addSchool(stage: Stage): void {
  const { frame, height, palette, random, unit, width } = stage;
  const school = Array.from({ length: 34 }, () => ({
    x: (random() + random() - 1) * 130 * unit,
    y: (random() + random() - 1) * 60 * unit,
    phase: random() * TAU,
    size: (0.6 + 0.8 * random()) * 9 * unit,
  }));
  const colour = stage.tone(mix(palette.ramp[2], palette.ramp[1], 0.4));
  stage.live(0.4, (ctx, time) => {
    const middle = width * (frame.side < 0 ? 0.86 : 0.14) - frame.side * time * 14 * unit;
    ctx.fillStyle = colour;
    school.forEach(({ x, y, phase, size }) => {
      const at = { x: middle + x + Math.sin(time * 0.7 + phase) * 14 * unit, size };
      const swum = height * 0.44 + y + Math.cos(time * 0.9 + phase) * 8 * unit;
      traceFish(ctx, { ...at, y: swum }, Math.sin(time * 9 + phase));
      ctx.fill();
    });
  });
}
