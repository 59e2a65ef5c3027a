import type { Layer, LayerEffect, LayerPlacement } from '@kinora/timeline';

const PLACED: LayerPlacement = {
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  fit: 'contain',
};

/** A layer of a video that fills its frame, with changes. */
export function aLayer(changes: Partial<Layer> = {}): Layer {
  return {
    clipId: 'a',
    kind: 'video',
    trackId: 'V1',
    mediaId: 'engine:a',
    sourceTime: 0,
    clipTime: 0,
    placement: PLACED,
    opacity: 1,
    effects: [],
    text: null,
    look: null,
    mix: null,
    ...changes,
  };
}

export const placed = (changes: Partial<LayerPlacement>): LayerPlacement => ({ ...PLACED, ...changes });

/** A layer of a title. */
export function aTitle(text: string, changes: Partial<Layer> = {}): Layer {
  const look = { font: 'Kinora Outfit', size: 0.2, colour: '#ffffff', background: null, align: 'centre' } as const;
  return aLayer({ clipId: 'title', kind: 'text', mediaId: null, text, look, ...changes });
}

export const anEffect = (effect: string, values: LayerEffect['values'] = {}): LayerEffect => ({
  effect,
  values,
  seed: 2,
});
