import { layersAt } from '@kinora/timeline';
import { aClip, aDocument, anEffectClip, aPlacement, aTextClip, aTrack } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { composerLayers } from './composer-layers.ts';

it('keeps the order, and the opacity once', () => {
  const faint = aClip({ frame: aPlacement({ opacity: 0.5 }) });
  const tracks = [
    aTrack({ clips: [faint] }),
    aTrack({ kind: 'text', clips: [aTextClip()] }),
    aTrack({ kind: 'effect', clips: [anEffectClip()] }),
  ];
  const layers = composerLayers(layersAt(aDocument({ tracks }), 1000));
  expect(layers.map(({ kind }) => kind)).toEqual(['video', 'text', 'effect']);
  expect(layers.map(({ opacity, placement }) => [opacity, placement?.opacity])).toEqual([
    [0.5, 1],
    [1, 1],
    [1, undefined],
  ]);
  expect(layers[2]?.effects).toEqual([{ effect: 'restyle:noir', values: { strength: 1 }, seed: 1, on: true }]);
});
