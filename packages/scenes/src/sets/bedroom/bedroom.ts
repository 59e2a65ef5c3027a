import type { Stage } from '../../stage/stage.ts';
import type { Composition, Layer } from '../layers/layer.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { BEDROOM_COMPOSITIONS } from './bedroom-compositions.ts';
import { BEDROOM_THINGS } from './bedroom-things.data.ts';

const withoutBed = (layer: Layer): Layer =>
  layer.kind === 'things'
    ? { ...layer, items: layer.items.filter(({ marks }) => marks !== BEDROOM_THINGS.bed) }
    : layer;

/** A prompt that brings a bed lays its hero on that one. */
function furnish({ plan }: Stage): readonly Composition[] {
  if (!plan.cast.some(({ name }) => name === 'bed')) return BEDROOM_COMPOSITIONS;
  return BEDROOM_COMPOSITIONS.map((one) => ({ ...one, layers: one.layers.map(withoutBed) }));
}

/** A bedroom: a bed under the window, a lamp beside it, a wardrobe. */
export function paintBedroom(stage: Stage): void {
  paintIndoors(stage, furnish(stage));
}
