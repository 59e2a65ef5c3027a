import { mix, rgba, disc, fraction, TAU } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { glitter } from '../../water/glitter.ts';
import { makeMirror } from '../../water/mirror.ts';
import { mirroredX } from '../hero-left.ts';
import type { CavePlan } from './cave-plan.ts';

/** Still water that mirrors the cave, with light dancing under the opening. */
export function addPool(stage: Stage, { beam, daylight, opening, pool, rock }: CavePlan, afloat: boolean): void {
  const { frame, height } = stage;
  const shore = Math.round(frame.ground + height * 0.06);
  const ends = afloat ? { bottom: height, rows: 100 } : { bottom: shore, rows: 64 };
  const tint = mix(rock[1], rock[2], 0.5);
  stage.screen(makeMirror(stage, { y: Math.round(pool), tint, depth: 0.42, reach: 0.8, squash: 0.6, ...ends }));
  const x = mirroredX(stage, opening.x);
  const bottom = Math.min(height, frame.ground + height * 0.12);
  stage.live(0.5, (ctx, time) => {
    glitter(ctx, stage, { time, x, y: pool, bottom, count: 46, colour: beam, gain: 0.62 * daylight, spread: 1.3 });
  });
}

/** Drops that fall from the roof, and their rings on the water. */
export function addDrips(stage: Stage, { beam, opening, pool }: CavePlan): void {
  const { height, random, unit: u, width } = stage;
  const drips = [0.3, 0.47, 0.58, 0.86].map((share, i) => ({
    x: mirroredX(stage, width * share),
    from: opening.y + height * (0.1 + 0.12 * ((i * 0.618) % 1)),
    to: pool + height * (0.02 + 0.045 * ((i * 0.37) % 1)),
    pace: 0.3 + 0.12 * random(),
    phase: random(),
  }));
  const drop = rgba(mix(beam, '#ffffff', 0.5), 0.8);
  stage.live(0.5, (ctx, time) => {
    ctx.lineWidth = 1.4 * u;
    ctx.strokeStyle = drop;
    drips.forEach(({ x, from, to, pace, phase }) => {
      const age = fraction(time * pace + phase);
      const fall = age / 0.22;
      if (fall < 1) {
        disc(ctx, drop, [x, from + (to - from) * fall * fall, 1.8 * u, 4.5 * u]);
        return;
      }
      const ring = (age - 0.22) / 0.78;
      for (const late of [0, 0.16]) {
        const reach = ring - late;
        if (reach <= 0) continue;
        ctx.globalAlpha = Math.max(0, 0.75 * (1 - reach * 1.5));
        ctx.beginPath();
        ctx.ellipse(x, to, (4 + 70 * reach) * u, (1 + 13 * reach) * u, 0, 0, TAU);
        ctx.stroke();
      }
      ctx.globalAlpha = 1;
    });
  });
}
