import type { SubmitFailure, SubmitOutcome } from '@kinora/creations';
import { expect, it } from 'vitest';

import { nextStep } from './next-step.ts';

type Refused = Extract<SubmitFailure, { kind: 'refused' }>;

const refused = (reason: Refused['reason'], details: Refused['details'] = {}): SubmitOutcome => ({
  kind: 'failed',
  failure: { kind: 'refused', reason, details },
});

it.each([
  [refused('not-enough-credits'), 'get-credits'],
  [refused('not-allowed', { reason: 'plan-needed' }), 'see-plans'],
  [refused('not-allowed', { reason: 'confirm-email' }), 'use-local'],
  [refused('content-refused'), 'edit-prompt'],
  [refused('price-changed'), 'reload'],
  [refused('key-reused'), null],
  [{ kind: 'failed', failure: { kind: 'session-expired' } }, 'log-in'],
  [{ kind: 'failed', failure: { kind: 'unreachable' } }, null],
  [{ kind: 'failed', failure: { kind: 'busy', retryAfter: 3 } }, null],
  [{ kind: 'not-kept' }, 'log-in'],
  [{ kind: 'file-failed', field: 'first', failure: { kind: 'session-expired' } }, 'log-in'],
  [{ kind: 'file-failed', field: 'first', failure: { kind: 'unreachable' } }, null],
  [{ kind: 'price-changed', from: 8, to: 9 }, null],
  [null, null],
] satisfies readonly (readonly [SubmitOutcome | null, unknown])[])('after %j it is %s', (outcome, step) => {
  expect(nextStep(outcome)).toBe(step);
});
