import { expect, it } from 'vitest';

import { arrivalMessage } from './arrival-messages.ts';

it.each([
  [{ kind: 'refused', reason: 'unknown-ticket', details: {} }, 'expired'],
  [{ kind: 'refused', reason: 'members-only', details: {} }, 'expired'],
  [{ kind: 'invalid', fields: {} }, 'damaged'],
  [{ kind: 'unreachable' }, 'can’t be reached'],
] as const)('says %o in words', (failure, words) => {
  expect(arrivalMessage(failure).message).toContain(words);
});
