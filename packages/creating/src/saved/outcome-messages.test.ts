import type { SubmitOutcome } from '@kinora/creations';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { outcomeWords } from './outcome-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const said = (outcome: SubmitOutcome) => {
  const words = outcomeWords(outcome, 'en');
  return words && i18n._(words);
};

describe('outcomeWords', () => {
  it.each<[SubmitOutcome, string]>([
    [{ kind: 'accepted', creations: [] }, 'in the queue'],
    [{ kind: 'failed', failure: { kind: 'unreachable' } }, 'didn’t respond'],
    [{ kind: 'short', balance: 1, cost: 8, missing: 7 }, '7 credits short'],
    [{ kind: 'price-changed', from: 8, to: 9 }, 'now 9 credits'],
    [{ kind: 'file-failed', field: 'first', failure: { kind: 'unreachable' } }, 'connection dropped'],
    [{ kind: 'files-gone' }, 'Add it again'],
    [{ kind: 'not-kept' }, 'Log in first'],
  ])('tells of %j', (outcome, text) => {
    expect(said(outcome)).toContain(text);
  });

  it('says nothing of a login, or of what the member stopped', () => {
    expect(said({ kind: 'login' })).toBeNull();
    expect(said({ kind: 'file-failed', field: 'first', failure: { kind: 'cancelled' } })).toBeNull();
  });
});
