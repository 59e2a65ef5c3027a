import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { endingWords } from './ending-words.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const failedBy = (reason: string) =>
  endingWords({ mode: 'text', state: 'failed', failure: { reason, retryable: true } });

describe('endingWords', () => {
  it.each([
    ['cancelled', 'Cancelled by you'],
    ['declined', 'Declined before it started'],
    ['expired', 'Expired'],
  ] as const)('tags %s as "%s" without a failure', (state, tag) => {
    expect(i18n._(endingWords({ mode: 'text', state, failure: null }).tag)).toBe(tag);
  });

  it('has a next step of its own for each reason of a failure', () => {
    const reasons = ['busy', 'timed-out', 'out-of-memory', 'codec-missing', 'storage-full', 'gone', 'crashed'];
    const steps = new Set(reasons.map((reason) => i18n._(failedBy(reason).next)));
    expect(steps.size).toBe(reasons.length);
  });

  it('never shows a reason it does not know as it is', () => {
    expect(i18n._(failedBy('E_QUUX').next)).toBe('Try again.');
  });

  it('marks only what went wrong as danger', () => {
    expect(failedBy('storage-full').look).toBe('danger');
    expect(endingWords({ mode: 'text', state: 'cancelled', failure: null }).look).toBe('neutral');
  });
});
