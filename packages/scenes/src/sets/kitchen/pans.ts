import { mix, line, panel, TAU, contextOf } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { mirroredX } from '../hero-left.ts';
import type { KitchenPlan } from './kitchen-plan.ts';
import { paintHangingPan } from './vessels.ts';

/** Sizes in units, and whether it is copper. */
const PANS = [
  [112, true],
  [86, false],
  [126, true],
  [78, true],
  [100, false],
] as const;

/** Pans on a rail under the ceiling, swinging a little. */
export function addPans(stage: Stage, { copper, light, rail }: KitchenPlan): void {
  const { height, palette, random, unit: u } = stage;
  const count = Math.min(PANS.length, Math.floor(rail.width / (54 * u)));
  const iron = light.tone('#55606c');
  const pans = PANS.slice(0, count).map(([size, isCopper], i) => {
    const s = size * u;
    const canvas = stage.environment.canvas(s * 0.76, s * 1.16);
    const colour = isCopper ? copper : iron;
    paintHangingPan(contextOf(canvas), { x: canvas.width / 2, y: s * 0.02, size: s, colour, lit: palette.key });
    const x = mirroredX(stage, rail.x + ((i + 0.5) * rail.width) / count);
    return { sprite: stage.finish(canvas, { parallax: 0.6, kind: 'sprite' }), x, phase: random() * TAU };
  });
  const left = Math.min(mirroredX(stage, rail.x), mirroredX(stage, rail.x + rail.width));
  const bar = stage.tone(mix(iron, palette.ink, 0.3));
  stage.live(0.6, (ctx, time) => {
    [0.12, 0.88].forEach((share) => {
      const x = left + rail.width * share;
      line(ctx, { colour: bar, width: 3 * u }, [x, rail.y - height * 0.4, x, rail.y]);
    });
    panel(ctx, bar, [left - 12 * u, rail.y - 4 * u, rail.width + 24 * u, 7 * u, 3 * u]);
    pans.forEach(({ sprite, x, phase }) => {
      ctx.save();
      ctx.translate(x, rail.y);
      ctx.rotate(Math.sin(time * 1.1 + phase) * 0.018);
      ctx.drawImage(sprite, -sprite.width / 2, 0);
      ctx.restore();
    });
  });
}
