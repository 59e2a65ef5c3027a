import { comparePairs, differ, silhouetteOf } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { drawLayers } from '../../testing/draw-layers.ts';
import { describeSet, paintedSet } from '../../testing/set-facts.ts';
import { addLayers } from '../layers/add-layers.ts';
import { CALM_COMPOSITIONS, paintCalm } from './calm.ts';

describeSet('calm', paintCalm, [
  { set: 'calm' },
  { set: 'calm', season: 'winter', weather: 'snow', seed: 2 },
  { set: 'calm', time: 'night', weather: 'storm', seed: 4 },
]);

it('has at least eight compositions, none of which is another in other colours', () => {
  const drawn = CALM_COMPOSITIONS.map((composition) => {
    const built = aStage({ set: 'calm' });
    addLayers(built.stage, composition);
    return [composition.name, silhouetteOf(drawLayers(built))] as const;
  });
  expect(drawn.length).toBeGreaterThanOrEqual(8);
  expect(comparePairs(new Map(drawn)).filter(([, , distance]) => distance < 0.07)).toEqual([]);
});

it('is in the mood and the colour of the words', () => {
  const plain = paintedSet(paintCalm, { set: 'calm' });
  expect(Buffer.from(paintedSet(paintCalm, { set: 'calm', tint: '#c02020' })).equals(Buffer.from(plain))).toBe(false);
  const drawn = (['glad', 'afraid'] as const).map((mood) => {
    const built = aStage({ set: 'calm', mood });
    paintCalm(built.stage);
    return drawLayers(built);
  });
  expect(differ(...(drawn as [never, never]))).toBe(true);
});
