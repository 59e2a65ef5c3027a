import { toOklab } from '@kinora/drawing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { makeSand } from './sand.ts';

it.each(['dawn', 'day', 'sunset', 'dusk', 'night'] as const)('darkens from far to near at %s', (time) => {
  const lightness = makeSand(aStage({ set: 'desert', time }).stage).map((colour) => toOklab(colour)[0]);
  expect(lightness).toEqual(lightness.toSorted((one, two) => two - one));
});
