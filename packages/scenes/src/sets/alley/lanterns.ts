import { mix, disc, trace, TAU, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Spot } from '../spot.ts';

interface Lantern extends Spot {
  readonly colour: string;
  readonly phase: number;
}

const COUNT = 9;

function hangLanterns(stage: Stage): readonly Lantern[] {
  const { height, random, unit, width } = stage;
  return Array.from({ length: COUNT }, (_, i) => {
    const sag = 40 * unit * Math.sin((Math.PI * (i + 0.5)) / COUNT);
    return {
      x: (width * (i + 0.5)) / COUNT,
      y: height * (0.13 + 0.09 * ((i * 0.618) % 1)) + sag,
      colour: stage.tone(i % 3 === 0 ? '#ffb24a' : '#ff5a3c'),
      phase: random() * TAU,
      size: (13 + 9 * random()) * unit,
    };
  });
}

function paintCord(ctx: Context2d, { height, unit, width }: Stage, lanterns: readonly Lantern[]): void {
  ctx.strokeStyle = '#0a0620';
  ctx.lineWidth = 1.6 * unit;
  ctx.beginPath();
  const hooks = lanterns.flatMap(({ x, y, size }) => [x, y - size]);
  trace(ctx, [-width * 0.1, height * 0.08, ...hooks, width * 1.1, height * 0.07]);
  ctx.stroke();
}

function paintLantern(ctx: Context2d, stage: Stage, { lantern, time }: { lantern: Lantern; time: number }): void {
  const { y, size: s, colour, phase } = lantern;
  const x = lantern.x + Math.sin(time * 1.3 + phase) * 3 * stage.unit;
  glowAt(ctx, stage, { colour, x, y, rx: s * 4, alpha: 0.5 + 0.1 * Math.sin(time * 3 + phase) });
  disc(ctx, colour, [x, y, s, s * 1.12]);
  disc(ctx, mix(colour, '#fff2c8', 0.7), [x, y + s * 0.1, s * 0.55, s * 0.7]);
  ctx.fillStyle = '#1a0d20';
  ctx.fillRect(x - s * 0.45, y - s * 1.2, s * 0.9, s * 0.2);
  ctx.fillRect(x - s * 0.45, y + s * 1.02, s * 0.9, s * 0.2);
}

/** Paper lanterns on a cord across the alley. */
export function addLanterns(stage: Stage): void {
  const lanterns = hangLanterns(stage);
  stage.live(0.7, (ctx, time) => {
    paintCord(ctx, stage, lanterns);
    lanterns.forEach((lantern) => paintLantern(ctx, stage, { lantern, time }));
  });
}
