import { TAU, contextOf, type Canvas } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import type { LivePaint, Stage } from '../stage/stage.ts';

export interface StarOptions {
  readonly count: number;
  /** Lowest height of a star in the frame; they thin out towards it. */
  readonly bottom: number;
}
interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly phase: number;
  readonly light: number;
}

function scatterStars(stage: Stage, { count, bottom }: StarOptions): Star[] {
  const { width, unit } = stage;
  const random = stage.fork('stars');
  return Array.from({ length: count }, () => ({
    x: random() * width,
    y: bottom * random() ** 1.2,
    size: (0.5 + 1.5 * random() ** 3) * unit,
    phase: random() * TAU,
    light: 0.35 + 0.65 * random(),
  }));
}

function paintPlate(stage: Stage, stars: readonly Star[], bottom: number): Canvas {
  const canvas = stage.environment.canvas(stage.width, bottom);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#eef4ff';
  for (const { x, y, size, light } of stars) {
    ctx.globalAlpha = light * (1 - 0.7 * (y / bottom));
    ctx.fillRect(x, y, size, size);
  }
  return canvas;
}

/** A still field of stars, of which one in eighteen twinkles; draw with `stage.screen`. */
export function makeStars(stage: Stage, options: StarOptions): LivePaint {
  const stars = scatterStars(stage, options);
  const twinkling = stars.slice(0, Math.ceil(stars.length / 18));
  const plate = paintPlate(stage, stars, options.bottom);
  return (ctx, time) => {
    ctx.drawImage(plate, 0, 0);
    for (const { x, y, size, phase } of twinkling) {
      const light = 0.5 + 0.5 * Math.sin(time * 2.1 + phase * 5);
      glowAt(ctx, stage, { colour: '#dfeaff', x, y, rx: size * (3 + 4 * light), alpha: 0.3 + 0.5 * light });
    }
  };
}
