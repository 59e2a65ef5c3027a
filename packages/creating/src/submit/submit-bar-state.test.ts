import { describe, expect, it } from 'vitest';

import { submitBarState, type SubmitBarFacts } from './submit-bar-state.ts';

const READY: SubmitBarFacts = {
  isOnline: true,
  isSending: false,
  isMember: true,
  balance: 40,
  isBalanceSure: true,
  cost: 8,
  blocked: null,
  outcome: null,
};
const stateWith = (change: Partial<SubmitBarFacts>) => submitBarState({ ...READY, ...change });

describe('submitBarState', () => {
  it('is ready for a member with enough credits, to the last one', () => {
    expect(stateWith({})).toEqual({ kind: 'ready', balance: 40 });
    expect(stateWith({ balance: 8 }).kind).toBe('ready');
  });

  it('says what is missing', () => {
    expect(stateWith({ balance: 5 })).toEqual({ kind: 'short', balance: 5, missing: 3 });
  });

  it('says nothing is missing before the server said what there is', () => {
    expect(stateWith({ balance: 0, isBalanceSure: false })).toEqual({ kind: 'ready', balance: null });
    expect(stateWith({ isBalanceSure: false })).toEqual({ kind: 'ready', balance: 40 });
  });

  it('asks a guest to log in, whatever it costs', () => {
    expect(stateWith({ isMember: false, balance: 0 }).kind).toBe('guest');
  });

  it('shows a changed price before it is accepted', () => {
    expect(stateWith({ outcome: { kind: 'price-changed', from: 8, to: 9 } })).toEqual({
      kind: 'price-changed',
      from: 8,
      to: 9,
    });
  });

  it('puts what stops everybody first', () => {
    expect(stateWith({ isOnline: false, isMember: false, blocked: 'no' }).kind).toBe('offline');
    expect(stateWith({ isMember: false, blocked: 'no' })).toEqual({ kind: 'blocked', why: 'no' });
    expect(stateWith({ isSending: true, isOnline: false }).kind).toBe('sending');
  });

  it('says what has to be added before anybody logs in or pays', () => {
    expect(stateWith({ isMember: false, missing: 'Add an image' })).toEqual({
      kind: 'missing',
      what: 'Add an image',
    });
    expect(stateWith({ missing: null }).kind).toBe('ready');
    expect(stateWith({ missing: 'Add an image', isOnline: false }).kind).toBe('offline');
  });

  it('shows a picture on its way above everything', () => {
    const file = { field: 'first', count: 1, number: 1, step: { phase: 'checking' }, isPaused: false } as const;
    expect(stateWith({ file, isSending: true, isOnline: false })).toEqual({ kind: 'uploading', file, isOffline: true });
    expect(stateWith({ file })).toEqual({ kind: 'uploading', file, isOffline: false });
  });
});
