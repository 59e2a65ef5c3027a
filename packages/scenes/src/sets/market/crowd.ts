import { mix, type Colour, disc, panel, pick, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { Spot } from '../spot.ts';
import type { MarketPlan } from './market-plan.ts';

const COATS = ['#b8503f', '#3f6a8a', '#7a8a4a', '#c9963f', '#6a4a7a', '#4a7a72', '#8a6a54', '#d8a0a0'];
const HAIR = ['#3a2a24', '#6a4430', '#8a8a8a', '#c9964a', '#2a2430'];

interface Passer extends Spot {
  readonly coat: Colour;
  readonly hair: Colour;
  readonly skin: Colour;
  readonly kind: number;
}

/** A small figure without a face: coat or skirt, head, perhaps a basket or a hat. */
function paintPasser(ctx: Context2d, { x, y, size: s, coat, hair, skin, kind }: Passer): void {
  ctx.fillStyle = hair;
  ctx.fillRect(x - s * 0.09, y - s * 0.24, s * 0.07, s * 0.24);
  ctx.fillRect(x + s * 0.02, y - s * 0.24, s * 0.07, s * 0.24);
  ctx.fillStyle = coat;
  const hem = kind % 3 === 0 ? 0.24 : 0.16;
  ctx.beginPath();
  ctx.moveTo(x - s * hem, y - s * 0.16);
  ctx.bezierCurveTo(x - s * 0.17, y - s * 0.6, x - s * 0.14, y - s * 0.74, x, y - s * 0.76);
  ctx.bezierCurveTo(x + s * 0.14, y - s * 0.74, x + s * 0.17, y - s * 0.6, x + s * hem, y - s * 0.16);
  ctx.fill();
  disc(ctx, skin, [x, y - s * 0.86, s * 0.085, s * 0.1]);
  disc(ctx, hair, [x, y - s * 0.9, s * 0.095, s * 0.075]);
  if (kind % 4 === 1) panel(ctx, mix(coat, '#d8b26a', 0.7), [x + s * 0.13, y - s * 0.44, s * 0.17, s * 0.13, s * 0.03]);
  if (kind % 5 === 2) disc(ctx, mix(hair, '#d8b26a', 0.6), [x, y - s * 0.93, s * 0.18, s * 0.035]);
}

export interface CrowdOptions {
  readonly parallax: number;
  readonly y: number;
  /** Height of a grown-up. */
  readonly size: number;
  readonly count: number;
  readonly depth: number;
}

/** People between the stalls, in pairs and alone. */
export function addCrowd(stage: Stage, plan: MarketPlan, { parallax, y, size, count, depth }: CrowdOptions): void {
  const { random, unit: u } = stage;
  stage.strip({ parallax, top: y - size * 1.3, bottom: y + 12 * u }, (ctx, strip) => {
    strip.scatter(count, size * 0.3, (x) => {
      const pair = random() < 0.4 ? 2 : 1;
      for (let index = 0; index < pair; index++) {
        paintPasser(ctx, {
          x: x + index * size * 0.34,
          y: y + (random() - 0.5) * size * 0.07,
          size: size * (index === 1 && random() < 0.4 ? 0.66 : 0.9 + 0.18 * random()),
          coat: plan.tone(pick(COATS, random() * COATS.length), depth),
          hair: plan.tone(pick(HAIR, random() * HAIR.length), depth),
          skin: plan.tone(pick(['#e0a880', '#a8704a', '#c98f66'], random() * 3), depth),
          kind: Math.floor(random() * 60),
        });
      }
    });
  });
}
