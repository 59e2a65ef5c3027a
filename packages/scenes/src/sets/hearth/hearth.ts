import type { Stage } from '../../stage/stage.ts';
import type { Composition, Layer } from '../layers/layer.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { HEARTH_COMPOSITIONS } from './hearth-compositions.ts';
import { HEARTH_THINGS } from './hearth-things.ts';

const withoutStockings = (layer: Layer): Layer =>
  layer.kind === 'things'
    ? { ...layer, items: layer.items.filter(({ marks }) => marks !== HEARTH_THINGS.stockings) }
    : layer;

/** Stockings hang from the mantel in winter alone. */
function furnish({ plan }: Stage): readonly Composition[] {
  if (plan.season === 'winter') return HEARTH_COMPOSITIONS;
  return HEARTH_COMPOSITIONS.map((one) => ({ ...one, layers: one.layers.map(withoutStockings) }));
}

/** A room with a fire: a brick fireplace to the ceiling, logs beside it, an armchair before it. */
export function paintHearth(stage: Stage): void {
  paintIndoors(stage, furnish(stage));
}
