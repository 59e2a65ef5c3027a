import { expect, it } from 'vitest';

import { wornShare } from '../testing/worn-share.ts';

it('draws clothes on an animal, in the colour that is asked for', () => {
  expect(wornShare('quadruped', { kind: 'fox', costume: 'coat', cloth: '#2040ff' })).toBeGreaterThan(0.01);
});

it('draws a hat on the head of a mounted picture', () => {
  expect(wornShare('picture', { costume: 'top hat' })).toBeGreaterThan(0.0005);
});
