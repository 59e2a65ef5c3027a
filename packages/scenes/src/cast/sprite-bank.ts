import { fraction, contextOf, type Canvas } from '@kinora/drawing';
import type { Rig, RigOptions } from '@kinora/subjects';

import type { RelightOptions } from '../stage/relight-options.ts';
import type { Stage } from '../stage/stage.ts';

export interface SpriteOptions {
  readonly rig: Rig;
  readonly looks: RigOptions;
  /** Pixels per unit of the rig. */
  readonly size: number;
  readonly light: RelightOptions;
}
/** The lit drawings of one subject's cycle. */
export interface SpriteBank {
  /** Where the rig's origin lies in the drawings. */
  readonly originX: number;
  readonly originY: number;
  at(phase: number): Canvas;
}

/** Draws, lights and finishes each pose of the cycle once, when it is first needed. */
export function createSpriteBank(stage: Stage, { rig, looks, size, light }: SpriteOptions): SpriteBank {
  const [left, top, right, bottom] = rig.box;
  const padding = size * 0.06;
  const originX = padding - left * size;
  const originY = padding - top * size;
  const poses: Canvas[] = [];
  const paint = (index: number) => {
    const canvas = stage.environment.canvas((right - left) * size + padding * 2, (bottom - top) * size + padding * 2);
    const ctx = contextOf(canvas);
    ctx.save();
    ctx.translate(originX, originY);
    ctx.scale(size, size);
    rig.draw(ctx, index / rig.frames, looks);
    ctx.restore();
    return stage.finish(stage.relight(canvas, { ...light, glow: rig.glow ?? 0 }), { parallax: 1, kind: 'sprite' });
  };
  return {
    originX,
    originY,
    at: (phase) => {
      const index = Math.floor(fraction(phase) * rig.frames);
      return (poses[index] ??= paint(index));
    },
  };
}
