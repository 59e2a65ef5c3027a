import { createCreations, retryCreation } from '@kinora/contracts';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { submitWords, type SubmitFailure } from './submit-words.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const said = (failure: SubmitFailure) => i18n._(submitWords(failure, 'en'));

const REASONS = [...Object.values(createCreations.refusals), ...Object.values(retryCreation.refusals)];

describe('submitWords', () => {
  it.each(REASONS)('tells after %s that nothing was charged, or is short', (reason) => {
    const words = said({ kind: 'refused', reason, details: { quote: { each: 52, total: 52, balance: 40 } } });
    expect(words).toMatch(/Nothing was charged/);
  });

  it('names the missing credits, the new price and the script', () => {
    const details = { quote: { each: 52, total: 52, balance: 40 } };
    expect(said({ kind: 'refused', reason: 'not-enough-credits', details })).toContain('12 credits short');
    expect(said({ kind: 'refused', reason: 'price-changed', details })).toContain('now 52 credits');
    const script = { reason: 'script-without-font', script: 'Thai' };
    expect(said({ kind: 'refused', reason: 'content-refused', details: script })).toContain('Captions in Thai letters');
    const nameless = { reason: 'script-without-font', script: 'Zzzz' };
    expect(said({ kind: 'refused', reason: 'content-refused', details: nameless })).toContain('Captions in these');
  });

  it('names the prompt of a list that is wrong', () => {
    const line = 3;
    expect(said({ kind: 'invalid', fields: { prompt: 'missing' }, line })).toContain('Prompt 3 has no text');
    expect(said({ kind: 'invalid', fields: { prompt: 'too-long' }, line })).toContain('Prompt 3 is too long');
    expect(said({ kind: 'invalid', fields: { seed: 'wrong' }, line })).toContain('Prompt 3 cannot be used');
    const script = { reason: 'script-without-font', script: 'Thai', line };
    const words = said({ kind: 'refused', reason: 'content-refused', details: script });
    expect(words).toContain('prompt 3 has Thai letters');
    const nameless = said({ kind: 'refused', reason: 'content-refused', details: { ...script, script: 'Zzzz' } });
    expect(nameless).toContain('prompt 3 has letters');
  });

  it('says what comes with a plan', () => {
    const needed = said({ kind: 'refused', reason: 'not-allowed', details: { reason: 'plan-needed' } });
    expect(needed).toContain('come with a plan. Nothing was charged.');
  });

  it('promises a single charge where nobody knows what happened', () => {
    expect(said({ kind: 'unreachable' })).toContain('charged once at most');
    expect(said({ kind: 'unexpected', code: 500, requestId: 'r' })).toContain('charged once at most');
  });

  it('says how long to wait', () => {
    expect(said({ kind: 'busy', retryAfter: 30 })).toContain('in 30 s');
    expect(said({ kind: 'busy', retryAfter: null })).toContain('in a minute');
  });
});
