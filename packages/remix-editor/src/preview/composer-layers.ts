import type { TimelineLayer } from '@kinora/media-core';
import type { Layer } from '@kinora/timeline';

/** A layer as the compositor takes it; clips of sound have no picture. */
function composerLayer(layer: Layer): TimelineLayer | null {
  const { effects, kind, placement } = layer;
  if (kind === 'audio') return null;
  return {
    ...layer,
    kind,
    // The opacity of the layer holds both.
    placement: placement && { ...placement, opacity: 1 },
    effects: effects.map((effect) => ({ ...effect, on: true })),
  };
}

/** What is drawn at one moment, the lowest first. */
export const composerLayers = (layers: readonly Layer[]): readonly TimelineLayer[] =>
  layers.flatMap((layer) => composerLayer(layer) ?? []);
