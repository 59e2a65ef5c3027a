import { describe, expect, it } from 'vitest';

import { footState, type FootFacts } from './foot-state.ts';

const READY: FootFacts = {
  isOnline: true,
  isSending: false,
  isMember: true,
  balance: 40,
  cost: 8,
  blocked: null,
  outcome: null,
};
const with_ = (change: Partial<FootFacts>) => footState({ ...READY, ...change });

describe('footState', () => {
  it('is ready for a member with enough credits, also while the balance is unknown', () => {
    expect(with_({})).toEqual({ kind: 'ready', balance: 40 });
    expect(with_({ balance: null })).toEqual({ kind: 'ready', balance: null });
    expect(with_({ balance: 8 }).kind).toBe('ready');
  });

  it('says what is missing', () => {
    expect(with_({ balance: 5 })).toEqual({ kind: 'short', balance: 5, missing: 3 });
  });

  it('asks a guest to log in, whatever it costs', () => {
    expect(with_({ isMember: false, balance: 0 }).kind).toBe('guest');
  });

  it('shows a changed price before it is accepted', () => {
    expect(with_({ outcome: { kind: 'price-changed', from: 8, to: 9 } })).toEqual({
      kind: 'price-changed',
      from: 8,
      to: 9,
    });
  });

  it('puts what stops everybody first', () => {
    expect(with_({ isOnline: false, isMember: false, blocked: 'no' }).kind).toBe('offline');
    expect(with_({ isMember: false, blocked: 'no' })).toEqual({ kind: 'blocked', why: 'no' });
    expect(with_({ isSending: true, isOnline: false }).kind).toBe('sending');
  });
});
