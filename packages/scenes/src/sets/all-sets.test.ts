import { comparePairs, silhouetteOf } from '@kinora/drawing/testing';
import { SET_TRAITS, type SetName } from '@kinora/reading';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { SETS } from './all-sets.ts';

/** A set without anybody in it, by its usual light. */
async function emptySet(set: SetName) {
  const built = aStage({ set, time: 'day' });
  (await SETS[set]())(built.stage);
  return silhouetteOf(drawLayers(built, 0));
}

it('no place is another in other colours, mirrored or negative', { timeout: 60_000 }, async () => {
  // The keys of a record with exactly these names.
  const names = Object.keys(SET_TRAITS) as SetName[];
  const silhouettes = new Map<string, Uint8Array>();
  for (const name of names) silhouettes.set(name, await emptySet(name));
  const alike = comparePairs(silhouettes).filter(([, , distance]) => distance < 0.1);
  expect(alike).toEqual([]);
});
