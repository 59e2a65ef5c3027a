import { fraction, pick, TAU, createRandom, contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import type { AtmospherePaint } from '../../photo/atmosphere.ts';
import type { Studio } from '../studio.ts';
import { WINGS } from './wings.ts';

const COLOURS = ['#ff8a3c', '#4cb8ff', '#ff6fa8', '#ffd23f', '#a87cff'] as const;
const WING_SIZE = 96;

function wingOf({ environment }: Studio, colour: string): Canvas {
  const canvas = environment.canvas(WING_SIZE, WING_SIZE);
  const ctx = contextOf(canvas);
  ctx.translate(2, WING_SIZE * 0.52);
  ctx.scale(WING_SIZE * 0.58, WING_SIZE * 0.58);
  WINGS['butterfly-wings']?.(ctx, colour, 0);
  return canvas;
}

interface Butterfly {
  readonly wing: Canvas;
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly phase: number;
}

function draw(ctx: Context2d, { wing, phase }: Butterfly, { time, size }: { time: number; size: number }): void {
  const open = 0.25 + 0.75 * Math.abs(Math.sin(time * 8 + phase));
  ctx.rotate(0.5 * Math.sin(time * 0.9 + phase));
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(side * open, 1);
    ctx.drawImage(wing, 0, -size * 0.52, size, size);
    ctx.restore();
  }
  ctx.fillStyle = '#2a1a22';
  ctx.beginPath();
  ctx.ellipse(0, 0, size * 0.035, size * 0.2, 0, 0, TAU);
  ctx.fill();
}

/** Butterflies that flutter on wandering paths. */
export function makeButterflies(studio: Studio, amount: number): AtmospherePaint {
  const { width, height, seed } = studio;
  const random = createRandom(seed ^ 0xb0ff);
  const wings = COLOURS.map((colour) => wingOf(studio, colour));
  const all: readonly Butterfly[] = Array.from({ length: Math.round(15 * amount) }, (_, index) => ({
    wing: pick(wings, index),
    x: fraction(index * 0.618 + random() * 0.1),
    y: random(),
    near: random(),
    phase: random() * TAU,
  }));
  const drawAll = (chosen: readonly Butterfly[]) => (ctx: Context2d, time: number) => {
    for (const one of chosen) {
      const x = fraction(one.x + time * 0.03 * (0.6 + one.near)) * 1.2 - 0.1 + 0.05 * Math.sin(time * 1.1 + one.phase);
      const y = 0.08 + one.y * 0.8 + 0.06 * Math.sin(time * 1.9 + one.phase * 2);
      ctx.save();
      ctx.translate(x * width, y * height);
      draw(ctx, one, { time, size: height * (0.05 + 0.07 * one.near) });
      ctx.restore();
    }
  };
  return {
    back: drawAll(all.filter(({ near }) => near < 0.45)),
    front: drawAll(all.filter(({ near }) => near >= 0.45)),
  };
}
