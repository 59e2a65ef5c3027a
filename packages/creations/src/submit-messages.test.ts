import { createCreations, retryCreation } from '@kinora/contracts/creations';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { submitWords, type SubmitFailure } from './submit-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const said = (failure: SubmitFailure) => i18n._(submitWords(failure, 'en'));

const REASONS = [...Object.values(createCreations.refusals), ...Object.values(retryCreation.refusals)];

const quote = { each: 52, total: 52, balance: 40 };
const DETAILS = [
  { quote },
  { reason: 'plan-needed', quote },
  { reason: 'confirm-email', quote },
  { reason: 'closed' },
  { reason: 'no-trial' },
];

/** Everything that asking for a clip can be refused for, whoever refuses. */
const EVERY: readonly SubmitFailure[] = [
  ...REASONS.flatMap((reason) => DETAILS.map((details) => ({ kind: 'refused', reason, details }) as const)),
  { kind: 'invalid', fields: { seconds: 'unknown' } },
  { kind: 'invalid', fields: { first: 'unknown' } },
  { kind: 'invalid', fields: { resolution: 'not-above-source' } },
  { kind: 'busy', retryAfter: null },
  { kind: 'busy', retryAfter: 30 },
  { kind: 'session-expired' },
  { kind: 'unreachable' },
  { kind: 'unexpected', code: 500, requestId: 'r' },
];

/** How each last sentence begins: with what to do. */
const NEXT = /^(?:Add|Change|Choose|Edit|Get|Log in|Open|Press|Reload|Remove|See|Shorten|Try|Wait) /;

describe('submitWords', () => {
  it.each(EVERY)('says what happened, what became of the credits and what to do: %o', (failure) => {
    const [happened = '', ...rest] = said(failure).split(/(?<=\.) /);
    const next = rest.at(-1) ?? '';
    expect(happened).toMatch(/^[A-Z].*\.$/);
    expect(next).toMatch(NEXT);
    const knows = failure.kind !== 'unreachable' && failure.kind !== 'unexpected';
    expect(said(failure).includes('Nothing was charged.')).toBe(knows);
    expect(said(failure).includes('You won’t be charged twice.')).toBe(!knows);
  });

  it('names the missing credits, the new price and the script', () => {
    const details = { quote: { each: 52, total: 52, balance: 40 } };
    expect(said({ kind: 'refused', reason: 'not-enough-credits', details })).toContain('12 credits short');
    expect(said({ kind: 'refused', reason: 'price-changed', details })).toContain('now 52 credits');
    const script = { reason: 'script-without-font', script: 'Thai' };
    expect(said({ kind: 'refused', reason: 'content-refused', details: script })).toContain('Captions in Thai script');
    const nameless = { reason: 'script-without-font', script: 'Zzzz' };
    expect(said({ kind: 'refused', reason: 'content-refused', details: nameless })).toContain('Captions in this');
  });

  it('names the prompt of a list that is wrong', () => {
    const line = 3;
    expect(said({ kind: 'invalid', fields: { prompt: 'missing' }, line })).toContain('Prompt 3 is empty');
    expect(said({ kind: 'invalid', fields: { prompt: 'too-long' }, line })).toContain('Prompt 3 is too long');
    expect(said({ kind: 'invalid', fields: { seed: 'wrong' }, line })).toContain('Prompt 3 can’t be used');
    const script = { reason: 'script-without-font', script: 'Thai', line };
    const words = said({ kind: 'refused', reason: 'content-refused', details: script });
    expect(words).toContain('Prompt 3 has a caption in Thai script');
    const nameless = said({ kind: 'refused', reason: 'content-refused', details: { ...script, script: 'Zzzz' } });
    expect(nameless).toContain('Prompt 3 has a caption in a script');
  });

  it('says what comes with a plan', () => {
    const needed = said({ kind: 'refused', reason: 'not-allowed', details: { reason: 'plan-needed' } });
    expect(needed).toContain('need a plan. Nothing was charged. See plans');
  });

  it('says how long to wait', () => {
    expect(said({ kind: 'busy', retryAfter: 30 })).toContain('in 30 s');
    expect(said({ kind: 'busy', retryAfter: null })).toContain('in a minute');
  });
});
