import { mix, rgba, trace, lerp, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Shore } from './shore.ts';
import type { BeachTones } from './tones.ts';

export interface Coast {
  readonly shore: Shore;
  readonly tones: BeachTones;
}
/** How far below the average line something lies at x, in pixels. */
export type Offset = (x: number) => number;

const STEP = 14;

/** The water's edge from left to right, moved up the sand (or out to sea, below 0). */
export function edgeOf(stage: Stage, { horizon, lineAt }: Shore, offset: Offset): number[] {
  const { frame, height, unit, width } = stage;
  const count = Math.ceil((width + frame.margin) / (STEP * unit));
  return Array.from({ length: count + 1 }, (_, i) => -frame.margin / 2 + (i * (width + frame.margin)) / count).flatMap(
    (x) => {
      const y = lineAt(x);
      // Further off, everything is smaller.
      return [x, y + offset(x) * Math.min(1.15, (y - horizon) / (height * 0.24))];
    },
  );
}

/** Leaves the path between two lines on the context. */
export function traceBand(ctx: Context2d, upper: readonly number[], lower: readonly number[]): void {
  const back = Array.from({ length: lower.length / 2 }, (_, i) => [
    lower.at(-2 - i * 2) ?? 0,
    lower.at(-1 - i * 2) ?? 0,
  ]);
  ctx.beginPath();
  trace(ctx, upper);
  trace(ctx, back.flat());
  ctx.closePath();
}

/** The water up to the average line, from deep blue to turquoise shallows. */
export function addSea(stage: Stage, { shore, tones }: Coast): void {
  const { frame, height, palette, unit, width, random } = stage;
  const { horizon } = shore;
  const [deep, far, turquoise, shallow] = tones.sea;
  stage.strip({ parallax: 0.4, top: horizon - 2 * unit, fixed: true }, (ctx, strip) => {
    const floor = [strip.left, horizon, strip.right, horizon];
    traceBand(
      ctx,
      floor,
      edgeOf({ ...stage, width: width + frame.margin }, shore, () => 0),
    );
    ctx.fillStyle = verticalGradient(ctx, [horizon, height * 0.94], [deep, far, turquoise, shallow, shallow]);
    ctx.fill();
    ctx.clip();
    for (const [reach, alpha] of [
      [64, 0.25],
      [38, 0.35],
      [16, 0.5],
    ] as const) {
      traceBand(
        ctx,
        edgeOf(stage, shore, () => -reach * unit),
        edgeOf(stage, shore, () => 4 * unit),
      );
      ctx.fillStyle = rgba(shallow, alpha);
      ctx.fill();
    }
    repeat(70, (i) => {
      const near = random() ** 1.5;
      const y = lerp(horizon + 3 * unit, height * 0.95, near);
      ctx.fillStyle = rgba(i % 3 === 0 ? deep : mix(shallow, palette.sky[4], 0.4), 0.1 + 0.1 * (1 - near));
      ctx.fillRect(strip.left + random() * strip.width, y, (60 + 260 * near) * unit, (1 + 5 * near) * unit);
    });
    ctx.fillStyle = rgba(palette.sky[4], 0.7);
    ctx.fillRect(strip.left, horizon, strip.width, 1.6 * unit);
  });
}
