import { expect, it } from 'vitest';

import { canBePaidFor, pricingReason } from './pricing-reason.ts';
import type { SubmitOutcome } from './submit-atoms.ts';
import type { SubmitFailure } from './submit-messages.ts';

type Refused = Extract<SubmitFailure, { kind: 'refused' }>;
const refused = (reason: Refused['reason'], details: Refused['details'] = {}): SubmitOutcome => ({
  kind: 'failed',
  failure: { kind: 'refused', reason, details },
});
const short = { kind: 'short', balance: 3, cost: 8, missing: 5 } as const;

it.each([
  [short, short],
  [refused('not-enough-credits', { quote: { each: 8, total: 8, balance: 3 } }), short],
  [
    refused('not-allowed', { reason: 'plan-needed', fields: { count: 'plan-needed' } }),
    { kind: 'plan-needed', needs: ['count'] },
  ],
  [refused('not-allowed', { reason: 'confirm-email' }), null],
  [refused('content-refused'), null],
  [{ kind: 'failed', failure: { kind: 'unreachable' } }, null],
  [{ kind: 'login' }, null],
] satisfies readonly (readonly [SubmitOutcome, unknown])[])('of %j is %j', (outcome, reason) => {
  expect(pricingReason(outcome)).toEqual(reason);
  expect(canBePaidFor(outcome)).toBe(reason !== null);
});
