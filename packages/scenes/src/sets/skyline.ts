import { trace, type Outline } from '@kinora/drawing';

import type { HeightAt } from '../land/ridge.ts';
import type { Strip } from '../stage/stage.ts';

/** Distance between two points of a skyline, in units. */
const STEP = 3;

/** The skyline of a strip as flat points, from its left edge to its right one. */
export function skylineOf({ left, width, stage }: Strip, heightAt: HeightAt): number[] {
  const count = Math.ceil(width / (STEP * stage.unit));
  return Array.from({ length: count + 1 }, (_, i) => left + (i * width) / count).flatMap((x) => [x, heightAt(x)]);
}

/** Everything below the skyline. */
export function groundBelow(strip: Strip, heightAt: HeightAt): Outline {
  return (ctx) => {
    ctx.moveTo(strip.left, strip.bottom);
    trace(ctx, skylineOf(strip, heightAt));
    ctx.lineTo(strip.right, strip.bottom);
  };
}
