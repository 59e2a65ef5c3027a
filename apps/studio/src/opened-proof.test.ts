import { expect, it } from 'vitest';

import { openedProof, takeProof } from './opened-proof.ts';

it('keeps the proof of a link for the page, whatever comes after it', () => {
  expect([takeProof(''), takeProof('nothing=here'), openedProof()]).toEqual([false, false, '']);
  expect([takeProof('proof=p-1_x'), openedProof()]).toEqual([true, 'p-1_x']);
  expect([takeProof(''), openedProof()]).toEqual([false, 'p-1_x']);
});
