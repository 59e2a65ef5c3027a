import { expect, it } from 'vitest';

import { downloadFailure } from './download-failure.ts';

it.each([
  [null, null, { kind: 'unreachable' }],
  [503, 10, { kind: 'busy', retryAfter: 10 }],
  [410, null, { kind: 'unexpected', code: 410, requestId: null }],
] as const)('an answer %s after %s s is %o', (status, retryAfter, failure) => {
  expect(downloadFailure({ status, retryAfter })).toEqual(failure);
});
