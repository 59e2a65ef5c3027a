import { mix, rgba, fraction, pick, TAU, createRandom, type Context2d } from '@kinora/drawing';

import type { AtmospherePaint } from '../../photo/atmosphere.ts';
import type { Studio } from '../studio.ts';

const COLOURS = ['#ffd166', '#ff5d8f', '#4cc9f0', '#b892ff', '#80ed99', '#ff9f5a'] as const;

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly delay: number;
  readonly size: number;
  readonly colour: string;
  readonly arms: number;
}

const PERIOD = 2.3;

/** Trails that fly out, slow down, and sink while they fade. */
function drawBurst(
  ctx: Context2d,
  { x, y, colour, arms, size }: Burst,
  { age, unit }: { age: number; unit: number },
): void {
  const spread = 1 - Math.exp(-age * 4.2);
  const fade = Math.max(0, 1 - age) ** 1.3;
  for (let arm = 0; arm < arms; arm++) {
    const ring = arm % 3 === 0 ? 0.62 : 1;
    const angle = (arm / arms) * TAU + (arm % 3) * 0.11;
    const reach = size * spread * ring;
    const tail = size * Math.max(0, spread - 0.22 * (1 - age * 0.5)) * ring;
    const sink = age * age * size * 0.42;
    ctx.strokeStyle = rgba(arm % 3 === 0 ? mix(colour, '#ffffff', 0.7) : colour, fade);
    ctx.lineWidth = (3.6 - 1.6 * age) * unit;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(angle) * tail, y + Math.sin(angle) * tail + sink * 0.7);
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + sink);
    ctx.stroke();
  }
}

/** Bursts one after the other over the upper half; the night around them is darkened. */
export function makeFireworks({ width, height, unit, seed, space }: Studio, amount: number): AtmospherePaint {
  const random = createRandom(seed ^ 0xf12e);
  const bursts: readonly Burst[] = Array.from({ length: Math.max(3, Math.round(9 * amount)) }, (_, index) => ({
    x: width * (0.1 + 0.8 * fraction(index * 0.618 + 0.1 * random())),
    y: height * (0.12 + 0.36 * random()),
    delay: (index / 9) * PERIOD + random() * 0.2,
    size: height * (0.17 + 0.13 * random()),
    colour: pick(COLOURS, index),
    arms: 26 + Math.floor(random() * 14),
  }));
  return {
    back: (ctx, time) => {
      ctx.fillStyle = 'rgba(8,8,34,.52)';
      ctx.fillRect(0, 0, width, height);
      ctx.globalCompositeOperation = 'screen';
      for (const burst of bursts) {
        const age = fraction((time + PERIOD - burst.delay) / PERIOD) * 1.25;
        if (age >= 1) continue;
        const glow = burst.size * (0.8 + age);
        const before = ctx.globalAlpha;
        ctx.globalAlpha = before * 0.5 * (1 - age);
        ctx.drawImage(space.glow(burst.colour), burst.x - glow, burst.y - glow, glow * 2, glow * 2);
        ctx.globalAlpha = before;
        drawBurst(ctx, burst, { age, unit });
      }
      ctx.globalCompositeOperation = 'source-over';
    },
    front: () => undefined,
  };
}
