import { fraction, contextOf, lerp, type Canvas } from '@kinora/drawing';
import type { Rig, RigOptions } from '@kinora/subjects';

import type { RelightOptions } from '../stage/relight-options.ts';
import type { Stage } from '../stage/stage.ts';
import { edgeSprite } from './edge-sprite.ts';

export interface SpriteOptions {
  readonly rig: Rig;
  readonly looks: RigOptions;
  /** Pixels per unit of the rig. */
  readonly size: number;
  readonly light: RelightOptions;
  /** Seen from below: narrower at its top than at its foot. */
  readonly towers?: boolean;
  /** Has an edge of another tone. */
  readonly isEdged?: boolean;
}
/** The lit drawings of one subject's cycle. */
export interface SpriteBank {
  /** Where the rig's origin lies in the drawings. */
  readonly originX: number;
  readonly originY: number;
  at(phase: number): Canvas;
}

/** How wide what towers is at its top and at its foot. */
const TOP = 0.66;
const FOOT = 1.1;
/** Width of an edge, in units of the rig, and the least in pixels. */
const EDGE = 0.016;
const LEAST_EDGE = 1;
/** Least lines of a slice. */
const SLICE = 2;

/** A drawing as it looks from its feet, about the middle that its origin is on. */
function foreshorten({ environment }: Stage, canvas: Canvas, middle: number): Canvas {
  const { width, height } = canvas;
  const towering = environment.canvas(width, height);
  const ctx = contextOf(towering);
  for (let y = 0; y < height; y += SLICE) {
    const share = lerp(TOP, FOOT, y / height);
    const rows = Math.min(SLICE, height - y);
    ctx.drawImage(canvas, 0, y, width, rows, middle - middle * share, y, width * share, rows);
  }
  return towering;
}

/** Draws, lights and finishes each pose of the cycle once, when it is first needed. */
export function createSpriteBank(stage: Stage, options: SpriteOptions): SpriteBank {
  const { rig, looks, size, light, towers = false, isEdged = false } = options;
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
    const own = looks.material ? stage.makeOf(looks.material, canvas, { size, originX, originY }) : 0;
    const glow = Math.max(own, rig.glow ?? 0);
    const drawn = towers ? foreshorten(stage, canvas, originX) : canvas;
    const lit = stage.relight(drawn, { ...light, glow });
    const edged = isEdged ? edgeSprite(stage, lit, Math.max(LEAST_EDGE, size * EDGE)) : lit;
    return stage.finish(edged, { parallax: 1, kind: 'sprite' });
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
