import { mix, rgba, disc, pick, verticalGradient } from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Road } from './carriageway.ts';

/** Flowers of the plain. */
const BLOOMS = ['#fff3d6', '#ffd15c', '#f2a65a', '#e7c7ff', '#fff3d6', '#ffd15c'];

/** Wide grassland on both sides of the road, with the shadows of clouds and pale swathes. */
export function addPlain(stage: Stage, verdure: Verdure, { plane }: Road): void {
  const { height, palette, random, unit } = stage;
  const blooms = BLOOMS.map((colour) => rgba(verdure.local(colour, 0.6), 0.85));
  const { horizon } = plane;
  const stops = [
    mix(verdure.grass(0.22), palette.mist, 0.35),
    mix(verdure.grass(0.34), palette.glow, 0.12),
    verdure.grass(0.5),
    verdure.grass(0.66),
    verdure.grass(0.82),
  ];
  stage.strip({ parallax: 0.3, top: horizon + 2 * unit, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(ctx, [horizon, height], stops);
    ctx.fillRect(strip.left, strip.top, strip.width, strip.bottom - strip.top);
    repeat(130, (i) => {
      const near = random() ** 1.7;
      const y = horizon + (6 + near * 0.98 * (height - horizon)) * 1;
      const rx = (60 + 260 * near) * unit * (0.5 + random());
      const tone = i % 3 === 0 ? rgba(palette.glow, 0.1) : rgba(verdure.grass(i % 2 === 0 ? 0.25 : 0.95), 0.13);
      disc(ctx, tone, [strip.left + random() * strip.width, y, rx, (1.5 + 8 * near) * unit]);
    });
    repeat(verdure.snowy ? 0 : 520, (i) => {
      const near = random() ** 1.5;
      const y = horizon + (16 * unit + near * (height - horizon));
      const x = strip.left + random() * strip.width + Math.sin(i * 0.7) * 40 * unit;
      disc(ctx, pick(blooms, i / 90), [x, y, (0.8 + 2.8 * near) * unit, (0.6 + 2 * near) * unit]);
    });
  });
}
