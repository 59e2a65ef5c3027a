import { describe, expect, it } from 'vitest';

import { arrivalMessage } from './arrival-message.ts';

describe('arrivalMessage', () => {
  it.each([
    ['cancelled', 'did not sign in'],
    ['failed', 'did not work'],
    ['expired', 'too long'],
    ['email-unverified', 'not confirmed'],
    ['busy', 'in a minute'],
    ['constructor', 'did not work'],
    ['<img onerror>', 'did not work'],
  ])('says %s in words', (reason, words) => {
    expect(arrivalMessage({ kind: 'nobody', reason }).message).toContain(words);
  });

  it.each([
    [{ kind: 'refused', reason: 'unknown-ticket', details: {} }, 'too old'],
    [{ kind: 'refused', reason: 'members-only', details: {} }, 'too old'],
    [{ kind: 'invalid', fields: {} }, 'damaged'],
    [{ kind: 'unreachable' }, 'cannot be reached'],
  ] as const)('says %o in words', (failure, words) => {
    expect(arrivalMessage({ kind: 'refused', failure }).message).toContain(words);
  });
});
