import { mix, rgba, disc, polygon, lerp, type Context2d, verticalGradient, placed } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Greens } from './greens.ts';

/** A fall from a ledge into a pool. */
export interface Fall {
  readonly x: number;
  readonly top: number;
  /** The surface of the pool. */
  readonly pool: number;
  /** Half its width, in pixels. */
  readonly half: number;
}

export interface Scenery {
  readonly fall: Fall;
  readonly greens: Greens;
}

/** The rim and the flanks of the cliff, rough, lower where the water comes over. */
function cliffOutline(stage: Stage, { x, top, pool, half }: Fall): number[] {
  const { random, unit } = stage;
  const wide = Math.min(stage.width * 0.42, 470 * unit);
  const steps = 26;
  const rim = Array.from({ length: steps + 1 }, (_, i) => {
    const across = (i / steps) * 2 - 1;
    const at = x + across * wide;
    const inside = Math.abs(at - x) < half;
    const rise = (Math.abs(across) < 0.75 ? 34 : -60 * (Math.abs(across) - 0.75) * 4) * unit;
    return [at, inside ? top : top - rise * (0.35 + random()) + Math.abs(across) ** 3 * (pool - top) * 0.45];
  });
  return [x - wide * 1.06, pool + 30 * unit, ...rim.flat(), x + wide * 1.06, pool + 30 * unit];
}

/** Ledges with moss that hangs from them. */
function paintLedges(ctx: Context2d, stage: Stage, { fall, greens }: Scenery): void {
  const { palette, random, unit } = stage;
  const { x, top, pool } = fall;
  repeat(34, (i) => {
    const at = x + (random() - 0.5) * 820 * unit;
    const y = lerp(top - 10 * unit, pool - 6 * unit, random());
    const long = (26 + 60 * random()) * unit;
    ctx.fillStyle = rgba(mix(palette.ramp[3], palette.ramp[2], 0.4), 0.3);
    ctx.fillRect(at - long, y + 3 * unit, long * 2, (7 + 10 * random()) * unit);
    repeat(7, (drop) => {
      const size = (4 + 6 * random()) * unit;
      const tone = (i + drop) % 3 === 0 ? greens.lit(0.32) : greens.leaf(0.36 + 0.1 * (drop % 2));
      disc(ctx, tone, [at + (drop / 3 - 1) * long, y + size * 0.4, size * 1.5, size * (0.5 + 0.5 * random())]);
    });
  });
}

/** The rock face behind the fall, overgrown from its rim down. */
export function paintCliff(ctx: Context2d, stage: Stage, scenery: Scenery): void {
  const { palette, random, unit } = stage;
  const { fall, greens } = scenery;
  const { x, top, pool, half } = fall;
  const stone = mix(mix(greens.local('#6a7a68', 0.7), greens.leaf(0.4), 0.35), palette.mist, 0.15);
  const outline = cliffOutline(stage, fall);
  polygon(
    ctx,
    verticalGradient(ctx, [top, pool], [mix(stone, palette.glow, 0.18), stone, mix(stone, palette.ramp[3], 0.42)]),
    outline,
  );
  ctx.save();
  ctx.clip();
  repeat(60, () => {
    const at = x + (random() - 0.5) * 860 * unit;
    const y = lerp(top - 20 * unit, pool, random());
    const size = (18 + 34 * random()) * unit;
    const tone = random() < 0.5 ? mix(stone, palette.ramp[3], 0.28) : mix(stone, palette.glow, 0.2);
    polygon(ctx, rgba(tone, 0.5), placed([-0.4, 0, -0.2, -1, 0.3, -0.8, 0.45, 0.1], { x: at, y, scale: size }));
  });
  paintLedges(ctx, stage, scenery);
  for (const wide of [1.9, 1.5, 1.2]) {
    const dim = verticalGradient(ctx, [top, pool], [rgba(palette.ramp[3], 0), rgba(palette.ramp[3], 0.16)]);
    polygon(ctx, dim, [
      x - half * wide * 0.8,
      top,
      x + half * wide * 0.8,
      top,
      x + half * wide * 1.2,
      pool + 20 * unit,
      x - half * wide * 1.2,
      pool + 20 * unit,
    ]);
  }
  ctx.restore();
  for (let i = 2; i < outline.length - 2; i += 2) {
    const [at, y] = [outline[i] ?? 0, outline[i + 1] ?? 0];
    if (Math.abs(at - x) < half * 1.1) continue;
    repeat(5, (leaf) => {
      const size = (11 + 14 * random()) * unit;
      disc(ctx, leaf > 3 ? greens.lit(0.36) : greens.leaf(0.36 + 0.1 * (leaf % 2)), [
        at + (random() - 0.5) * 46 * unit,
        y + (random() - 0.6) * 22 * unit,
        size,
        size * 0.7,
      ]);
    });
  }
}
