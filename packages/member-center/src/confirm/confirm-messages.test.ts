import { describe, expect, it } from 'vitest';

import { confirmWords } from './confirm-messages.ts';

const said = (failure: Parameters<typeof confirmWords>[0]) => {
  const { title, text, canRepeat } = confirmWords(failure);
  return [title.message, text.message, canRepeat];
};
const words = (part: string): unknown => expect.stringContaining(part);

describe('why an address was not confirmed', () => {
  it('is an old link, or an address that is taken: another try helps nothing', () => {
    expect(said({ kind: 'refused', reason: 'unknown-proof', details: {} })).toEqual([
      'This link was already used or has expired',
      words('request a new email'),
      false,
    ]);
    expect(said({ kind: 'refused', reason: 'email-taken', details: {} })).toEqual([
      'This email already has an account',
      words('Choose another'),
      false,
    ]);
    expect(said({ kind: 'invalid', fields: { proof: 'too-long' } })).toEqual([
      'Not confirmed yet',
      words('Copy the whole link'),
      false,
    ]);
  });

  it('is a connection, or a server in trouble: another try may help', () => {
    expect(said({ kind: 'unreachable' })).toEqual(['No connection', words('Check your connection'), true]);
    expect(said({ kind: 'busy', retryAfter: 30 })).toEqual(['Not confirmed yet', words('Try again'), true]);
  });
});
