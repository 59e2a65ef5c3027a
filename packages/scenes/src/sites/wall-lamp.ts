import { disc, panel, polygon } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import { LAMP, type HourLight } from '../sets/hour-light.ts';
import type { Stage } from '../stage/stage.ts';

interface Bracket {
  readonly light: HourLight;
  readonly middle: number;
  readonly way: 1 | -1;
}

/** A lamp on a bracket that lights the stairs. */
export function addBracket(stage: Stage, { light, middle, way }: Bracket): void {
  const { height, unit: u } = stage;
  const [x, y] = [middle - way * height * 0.28, height * 0.3];
  const iron = light.tone('#2f2a26');
  stage.strip({ parallax: 0.7, top: y - 80 * u, bottom: y + 80 * u, fixed: true }, (ctx) => {
    panel(ctx, iron, [x - 3 * u, y - 60 * u, 6 * u, 30 * u]);
    polygon(ctx, iron, [x - 26 * u, y - 26 * u, x, y - 44 * u, x + 26 * u, y - 26 * u]);
    polygon(ctx, '#ffe3a0', [
      x - 18 * u,
      y - 26 * u,
      x + 18 * u,
      y - 26 * u,
      x + 14 * u,
      y + 22 * u,
      x - 14 * u,
      y + 22 * u,
    ]);
    disc(ctx, '#fff8dc', [x, y, 8 * u, 14 * u]);
    panel(ctx, iron, [x - 20 * u, y + 22 * u, 40 * u, 7 * u, 3 * u]);
    panel(ctx, iron, [x - u, y - 26 * u, 2 * u, 48 * u]);
  });
  stage.live(0.7, (ctx, time) => {
    const alpha = (0.4 + 0.4 * light.lamps) * (1 + 0.05 * Math.sin(time * 7) + 0.04 * Math.sin(time * 11.3));
    glowAt(ctx, stage, { colour: LAMP, x, y, rx: 330 * u, alpha });
  });
}
