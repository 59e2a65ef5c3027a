import type { Context2d } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';

export interface ShadowOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly strength?: number | undefined;
  /** How far the long shadow leans away from the light, -0.6 to 0.6. */
  readonly lean?: number | undefined;
}

/** A tight dark core where something touches the ground, and a long soft shadow leaning from the light. */
export function contactShadow(
  ctx: Context2d,
  stage: Stage,
  { x, y, width, strength = 0.5, lean = 0 }: ShadowOptions,
): void {
  const sprite = stage.glow(stage.palette.ink);
  ctx.save();
  ctx.translate(x, y);
  ctx.globalAlpha = strength * 0.6;
  ctx.transform(1, 0, lean, 1, 0, 0);
  ctx.drawImage(sprite, -width * 0.75 + lean * width * 0.3, -width * 0.11, width * 1.5, width * 0.24);
  ctx.globalAlpha = strength;
  ctx.drawImage(sprite, -width * 0.48, -width * 0.06, width * 0.96, width * 0.12);
  ctx.restore();
}
