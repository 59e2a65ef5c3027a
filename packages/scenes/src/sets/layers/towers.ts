import { createRandom, verticalGradient, within } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { addRank, lookOf, planRank, type Rank } from '../city/skyline.ts';
import { paintTower } from '../city/tower.ts';
import type { Opening as Box } from '../light-shafts.ts';
import type { LayerSpace } from './ground-line.ts';
import type { Layer } from './layer.ts';

const CROWNS = ['flat', 'setback', 'slant', 'flat', 'spire', 'dome'] as const;
const RANKS: readonly Pick<Rank, 'heights' | 'widths' | 'depth' | 'gap' | 'seed'>[] = [
  { heights: [90, 330], widths: [30, 74], depth: 0.1, gap: 0.2, seed: 1 },
  { heights: [40, 210], widths: [44, 104], depth: 0.4, gap: 0.5, seed: 2 },
];

/** Towers seen through windows: painted no wider than a moving camera may see them. */
export function addTowersSeen(stage: Stage, { box, horizon }: { readonly box: Box; readonly horizon: number }): void {
  const { height, palette, unit, width } = stage;
  const pad = width * 0.08;
  const foot = box.y + box.height + height * 0.1;
  stage.strip({ parallax: 0.14, top: Math.min(0, box.y), bottom: foot, fixed: true }, (ctx) => {
    within(
      ctx,
      (path) => path.rect(box.x - pad, -height, box.width + pad * 2, height * 3),
      () => {
        for (const each of RANKS) {
          const rank = { ...each, crowns: CROWNS, parallax: 0.14, base: foot };
          const random = createRandom(stage.seed + each.seed);
          const look = lookOf(stage, rank, isSnowy(stage));
          for (const tower of planRank(stage, rank)) {
            const grown = (horizon - box.y) * (0.3 + 0.5 * random()) + (foot - horizon);
            paintTower(ctx, { ...tower, height: each.seed === 1 ? grown : grown * 0.72 }, look);
          }
          ctx.fillStyle = verticalGradient(
            ctx,
            [horizon - 60 * unit, foot],
            [`${palette.mist}00`, `${palette.mist}90`],
          );
          ctx.fillRect(box.x - pad, horizon - 60 * unit, box.width + pad * 2, foot);
        }
      },
    );
  });
}

/** A rank of towers under the open sky. */
export function addTowers({ stage, yOf }: LayerSpace, layer: Layer<'towers'>): void {
  const { parallax, y, heights, widths, depth, seed } = layer;
  addRank(stage, { parallax, base: yOf(y), heights, widths, depth, gap: 0.4, crowns: CROWNS, seed }, isSnowy(stage));
}
