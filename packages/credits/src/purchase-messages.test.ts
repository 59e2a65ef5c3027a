import { answerOrder, openOrder } from '@kinora/contracts/money';
import { changePlan, turnPlan } from '@kinora/contracts/plans';
import { expect, it } from 'vitest';

import { purchaseWords, type PurchaseFailure } from './purchase-messages.ts';

const reasons = [answerOrder, changePlan, openOrder, turnPlan].flatMap(({ refusals }) => Object.values(refusals));
const text = (failure: PurchaseFailure) => purchaseWords(failure).message ?? '';

it.each([...new Set(reasons)])('has a sentence for %s', (reason) => {
  expect(text({ kind: 'refused', reason, details: {} })).toMatch(/\.$/);
});

it.each<[PurchaseFailure, RegExp]>([
  [{ kind: 'busy', retryAfter: 12.2 }, /Try again in \{seconds\} s/],
  [{ kind: 'busy', retryAfter: null }, /in a minute/],
  [{ kind: 'session-expired' }, /Log in and try again/],
  [{ kind: 'unreachable' }, /can’t be reached/],
  [{ kind: 'invalid', fields: {} }, /couldn’t be completed/],
  [{ kind: 'unexpected', code: 500, requestId: null }, /won’t be charged twice/],
])('says what to do after %o', (failure, words) => expect(text(failure)).toMatch(words));
