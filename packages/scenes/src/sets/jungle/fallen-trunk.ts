import { mix, rgba, shade, blob, disc, line, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Greens } from './greens.ts';

interface TrunkOptions {
  /** Middle of the trunk, on the ground. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly greens: Greens;
}

function paintMushrooms(
  ctx: Context2d,
  stage: Stage,
  { x, y, size, greens }: { x: number; y: number; size: number; greens: Greens },
): void {
  const cap = greens.local('#e8825a', 0.85);
  for (const [across, scale] of [
    [0, 1],
    [0.9, 0.7],
    [-0.75, 0.6],
  ] as const) {
    const [cx, tall, half] = [x + across * size, size * 1.1 * scale, size * 0.62 * scale];
    line(ctx, { colour: greens.local('#f0e2c8', 0.85), width: half * 0.5 }, [cx, y, cx, y - tall * 0.8]);
    ctx.fillStyle = cap;
    ctx.beginPath();
    ctx.ellipse(cx, y - tall * 0.75, half, half * 0.85, 0, Math.PI, 0);
    ctx.closePath();
    ctx.fill();
    disc(ctx, rgba(mix(cap, stage.palette.glow, 0.6), 0.8), [
      cx - half * 0.3,
      y - tall * 0.75 - half * 0.45,
      half * 0.2,
      half * 0.14,
    ]);
  }
}

function paintMoss(ctx: Context2d, stage: Stage, { x, y, length, greens }: TrunkOptions): void {
  const thick = length * 0.2;
  repeat(30, (i) => {
    const along = (i + stage.random()) / 30 - 0.5;
    const tone = mix(greens.leaf(0.85), greens.lit(0.8), (i % 3) / 2.4);
    const reach = thick * (0.16 + 0.26 * stage.random());
    disc(ctx, tone, [x + along * length * 0.94, y - thick * 0.98 + reach * 0.3, reach * 1.25, reach * 0.62]);
  });
}

/** A fallen trunk with a cut end, moss along its back and mushrooms. */
export function fallenTrunk(ctx: Context2d, stage: Stage, options: TrunkOptions): void {
  const { x, y, length, greens } = options;
  const { palette, unit } = stage;
  const thick = length * 0.2;
  const half = length / 2;
  const bark = mix(greens.local('#5f4630', 0.9), palette.ramp[3], 0.25);
  const end = mix(greens.local('#b98f5c', 0.85), palette.ramp[2], 0.2);
  const way = stage.sun.x > x ? 1 : -1;
  disc(ctx, rgba(palette.ink, 0.3), [x, y + thick * 0.05, half * 1.12, thick * 0.3]);
  const skin = verticalGradient(ctx, [y - thick, y], [shade(bark, 0.07), bark, shade(bark, -0.09)]);
  const [top, middle, foot] = [y - thick * 0.98, y - thick * 0.45, y];
  const back = [x - half, top, x, y - thick * 1.05, x + half, top, x + half * 1.04, middle];
  blob(ctx, skin, [...back, x + half, foot, x, y + thick * 0.04, x - half, foot, x - half * 1.04, middle]);
  repeat(5, (i) => {
    const level = y - thick * (0.18 + i * 0.14);
    const [from, to] = [(stage.random() - 0.9) * half, (0.2 + stage.random() * 0.6) * half];
    line(ctx, { colour: rgba(shade(bark, -0.12), 0.6), width: 2 * unit }, [x + from, level, x + to, level + 2 * unit]);
  });
  const cut = x + way * half * 0.98;
  disc(ctx, shade(bark, -0.05), [cut, y - thick * 0.48, thick * 0.34, thick * 0.54]);
  disc(ctx, end, [cut + way * unit, y - thick * 0.48, thick * 0.27, thick * 0.45]);
  ctx.strokeStyle = rgba(bark, 0.55);
  ctx.lineWidth = 1.6 * unit;
  for (const share of [0.68, 0.36]) {
    ctx.beginPath();
    ctx.ellipse(cut + way * unit, y - thick * 0.48, thick * 0.27 * share, thick * 0.45 * share, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  paintMoss(ctx, stage, options);
  paintMushrooms(ctx, stage, { x: x - way * half * 0.35, y: y + thick * 0.06, size: thick * 0.42, greens });
}
