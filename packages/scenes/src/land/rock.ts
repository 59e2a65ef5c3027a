import { type Colour, polygon, lerp, type Context2d } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';

export interface RockOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
  readonly lit: Colour;
}
const CORNERS = 9;

/** A boulder with one lit facet on the side of the sun. */
export function rock(ctx: Context2d, stage: Stage, { x, y, width, height, colour, lit }: RockOptions): void {
  const side = stage.sun.x > x ? 1 : -1;
  const corners = Array.from({ length: CORNERS }, (_, index) => {
    const angle = Math.PI + (Math.PI * index) / (CORNERS - 1);
    const cornerX = x + Math.cos(angle) * width * 0.5 * (0.85 + 0.25 * stage.random());
    return [cornerX, y + Math.sin(angle) * height * (0.8 + 0.35 * stage.random())] as const;
  });
  const foot = y + height * 0.15;
  polygon(ctx, colour, [...corners.flat(), x + width * 0.55, foot, x - width * 0.55, foot]);
  const facing = corners.filter(([cornerX]) => (cornerX - x) * side > -width * 0.16);
  const inner = facing.map(([cx, cy]) => [lerp(cx, x + side * width * 0.05, 0.38), lerp(cy, y, 0.42)]);
  polygon(ctx, lit, [...facing.flat(), ...inner.toReversed().flat()]);
}
