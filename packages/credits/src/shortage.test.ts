import { expect, it } from 'vitest';

import { shortageOf } from './shortage.ts';

it('is what a cost has more than the balance, and nothing up to the last credit', () => {
  expect(shortageOf(384, 214)).toEqual({ balance: 214, cost: 384, missing: 170 });
  expect(shortageOf(8, 8)).toBeNull();
  expect(shortageOf(0, 0)).toBeNull();
});
