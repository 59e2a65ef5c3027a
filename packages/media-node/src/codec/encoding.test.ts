import { expect, it } from 'vitest';

import { deinterleave, interleave } from './encoding.ts';

const sound = { sampleRate: 48_000, left: new Float32Array([1, 2, 3]), right: new Float32Array([4, 5, 6]) } as const;

it('puts left and right by turns', () => {
  expect([...interleave(sound)]).toEqual([1, 4, 2, 5, 3, 6]);
});

it('takes them apart again', () => {
  expect(deinterleave(interleave(sound))).toEqual(sound);
});
