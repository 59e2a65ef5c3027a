import { expect, it } from 'vitest';

import { batchAddresses, isLongBatch, LONG_BATCH_MS } from './batch-mail.ts';

const batch = { id: 'b', tookMs: LONG_BATCH_MS, ready: 1, failed: 0, returned: 0 };

it.each([
  [true, {}],
  [true, { ready: 0, failed: 2 }],
  [false, { tookMs: LONG_BATCH_MS - 1 }],
  [false, { ready: 0 }],
])('is %o of %o', (is, change) => {
  expect(isLongBatch({ ...batch, ...change })).toBe(is);
});

it('leads to whole addresses', () => {
  const { off, ...others } = batchAddresses('https://kinora.example', (memberId) => `/mails/off/${memberId}?s=1`);
  expect(others).toEqual({ library: 'https://kinora.example/library/' });
  expect(off('ada')).toBe('https://kinora.example/mails/off/ada?s=1');
});
