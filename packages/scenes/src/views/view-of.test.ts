import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aPlan } from '../testing/a-stage.ts';
import { viewOf } from './view-of.ts';

it('places are painted anew for who looks down, up, or from very near', () => {
  const cast = [anEntry()];
  expect(viewOf(aPlan({ angle: 'above' }))).toBe('overhead');
  expect(viewOf(aPlan({ angle: 'below', cast }))).toBe('skyward');
  expect(viewOf(aPlan({ framing: 'macro', cast }))).toBe('near');
  expect(viewOf(aPlan({ framing: 'close', angle: 'low', cast }))).toBeNull();
});

it('space has no above, an empty castle towers by itself, and an empty macro is none', () => {
  expect(viewOf(aPlan({ angle: 'above', set: 'space' }))).toBeNull();
  expect(viewOf(aPlan({ angle: 'below', set: 'castle' }))).toBeNull();
  expect(viewOf(aPlan({ angle: 'below', set: 'city' }))).toBe('skyward');
  expect(viewOf(aPlan({ framing: 'macro' }))).toBeNull();
});
