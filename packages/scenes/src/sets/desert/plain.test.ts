import type { ScenePlan } from '@kinora/reading';
import { drivingOf } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { meanOf, paintedSet } from '../../testing/set-facts.ts';
import { addPlain } from './plain.ts';
import { makeSand } from './sand.ts';

/** The rows of the plain where the road would be. */
function plainOf(plan: Partial<ScenePlan>): Uint8ClampedArray {
  const data = paintedSet((stage) => addPlain(stage, makeSand(stage)), { set: 'desert', ...plan });
  const top = Math.ceil(aStage(plan).stage.frame.ground);
  return data.subarray(top * 320 * 4, (top + 12) * 320 * 4);
}

it('has a dark road only when someone drives', () => {
  const [empty, road] = [plainOf({}), plainOf(drivingOf())];
  expect(meanOf(road, 0)).toBeLessThan(meanOf(empty, 0) * 0.75);
});
