import { mix, lerp, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { paintPottedPlant } from './potted-plant.ts';

interface Bench {
  readonly parallax: number;
  readonly y: number;
  /** Of an average plant, in units. */
  readonly size: number;
  /** Plants on each of its two tiers. */
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly fade: number;
}

function paintBoard(ctx: Context2d, { palette, unit }: Stage, { bench, y }: { bench: Bench; y: number }): void {
  const { size, from, to, fade } = bench;
  const left = Math.min(from, to) - size * 0.3 * unit;
  const width = Math.abs(to - from) + size * 0.6 * unit;
  ctx.fillStyle = mix('#a9784f', palette.mist, fade);
  ctx.fillRect(left, y, width, size * 0.09 * unit);
  ctx.fillStyle = mix('#6a4636', palette.mist, fade);
  ctx.fillRect(left, y + size * 0.09 * unit, width, size * 0.05 * unit);
  const legs = y < bench.y ? 0 : 4;
  repeat(legs, (i) => ctx.fillRect(left + ((width - 8 * unit) * i) / 3, y, 8 * unit, size * 0.7 * unit));
}

function paintTier(ctx: Context2d, stage: Stage, { bench, tier }: { bench: Bench; tier: number }): void {
  const { random, unit } = stage;
  const { count, from, to, size, fade } = bench;
  const y = bench.y - tier * size * 0.62 * unit;
  repeat(count, (i) => {
    const x = lerp(from, to, (i + 0.5 + (random() - 0.5) * 0.4 + tier * 0.3) / count);
    const plant = { x, y, size: size * unit * (0.75 + 0.5 * random()), kind: random() * 4 };
    paintPottedPlant(ctx, stage, { ...plant, fade: fade + tier * 0.12 });
  });
  paintBoard(ctx, stage, { bench, y });
}

function addBench(stage: Stage, bench: Bench): void {
  const { parallax, y, size } = bench;
  const { unit } = stage;
  const place = { parallax, top: y - (size * 1.7 + 40) * unit, bottom: y + size * unit };
  stage.strip(place, (ctx) => [1, 0].forEach((tier) => paintTier(ctx, stage, { bench, tier })));
}

/** Two rows of benches on each side of the path. */
export function addBenches(stage: Stage, horizon: number): void {
  const { frame, height: h, unit, width: w } = stage;
  const scale = frame.tall ? 0.8 : 1;
  const far = { parallax: 0.4, y: horizon + 34 * unit, size: 62 * scale, count: 6, fade: 0.42 };
  const near = { parallax: 0.65, y: horizon + h * 0.13, size: 118 * scale, count: 4, fade: 0.16 };
  const path = w * (frame.wide ? 0.25 : 0.24);
  addBench(stage, { ...far, from: w * 0.02, to: w * 0.37 });
  addBench(stage, { ...far, from: w * 0.98, to: w * 0.63 });
  addBench(stage, { ...near, from: -w * 0.1, to: w * 0.5 - path });
  addBench(stage, { ...near, from: w * 1.1, to: w * 0.5 + path });
}
