import { mix, type Colour, TAU, type Canvas } from '@kinora/drawing';

import { soften } from '../light/soften.ts';
import type { Stage } from '../stage/stage.ts';
import { frond, type FrondKind } from './frond.ts';

export interface ForegroundOptions {
  readonly kind: FrondKind;
  readonly colour?: Colour | undefined;
  readonly lit?: Colour | undefined;
  readonly parallax?: number | undefined;
  readonly size?: number | undefined;
  readonly blur?: number | undefined;
  /** -1 left, 1 right. */
  readonly sides?: -1 | 1 | 'both' | undefined;
  readonly count?: number | undefined;
}
interface Plant {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly sprite: Canvas;
  readonly phase: number;
  readonly scale: number;
}

function placePlant(stage: Stage, [left, right]: readonly [Canvas, Canvas], [side, index]: readonly [number, number]) {
  const { width, height, random, frame } = stage;
  const inwards = 0.085 * index * (0.7 + random() * 0.6);
  return {
    x: width * (side < 0 ? -0.06 + inwards : 1.06 - inwards),
    y: height * (1.1 + (frame.tall ? 0 : 0.02) * random() + 0.035 * index),
    turn: side * 0.12 * (random() + 0.3),
    sprite: random() < 0.5 ? left : right,
    phase: random() * TAU,
    scale: (1.15 - 0.13 * index) * (0.85 + 0.3 * random()) * (frame.tall ? 1.1 : 1),
  };
}

/** Frames the picture with dark, defocused, swaying plants rooted along its lower corners. */
export function frameWith(stage: Stage, options: ForegroundOptions): void {
  const { palette, unit, environment } = stage;
  const { kind, parallax = 1.7, size = 1, blur = 3, sides = 'both', count = 4 } = options;
  const { colour = palette.ink, lit = mix(palette.ink, palette.ramp[2], 0.5) } = options;
  const grow = () => {
    const plant = frond(stage, { width: 420 * unit * size, height: 300 * unit * size, colour, lit, kind });
    return soften(environment, stage.finish(plant, { parallax }), Math.max(1, blur * unit));
  };
  const sprites = [grow(), grow()] as const;
  const plants: Plant[] = (sides === 'both' ? [-1, 1] : [sides]).flatMap((side) =>
    Array.from({ length: count }, (_, index) => placePlant(stage, sprites, [side, index])),
  );
  stage.live(parallax, (ctx, time) => {
    for (const { x, y, turn, sprite, phase, scale } of plants) {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(turn + 0.035 * Math.sin(time * 1.25 + phase));
      ctx.scale(scale, scale);
      ctx.drawImage(sprite, -sprite.width / 2, -sprite.height);
      ctx.restore();
    }
  });
}
