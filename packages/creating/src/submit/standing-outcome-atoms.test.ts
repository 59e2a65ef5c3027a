// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aRunningPlan } from '@kinora/contracts/fixtures';
import type { SubmitOutcome } from '@kinora/creations';
import { confirmBalanceAtom, loadPlanAtom } from '@kinora/credits';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { standingOutcomeAtom } from './standing-outcome-atoms.ts';

const ADA = { id: 'standing', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const short: SubmitOutcome = { kind: 'short', balance: 0, cost: 8, missing: 8 };
const planNeeded: SubmitOutcome = {
  kind: 'failed',
  failure: { kind: 'refused', reason: 'not-allowed', details: { reason: 'plan-needed' } },
};
const declined: SubmitOutcome = {
  kind: 'failed',
  failure: { kind: 'refused', reason: 'content-refused', details: {} },
};

async function standing({ balance = 0, hasPlan = false } = {}) {
  const store = createStore();
  const plan = hasPlan ? aRunningPlan() : null;
  store.set(apiClientAtom, fakeApi({ getPlan: { data: { plan, checkout: 'sandbox' } } }));
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(confirmBalanceAtom, balance);
  await store.set(loadPlanAtom);
  return store.get(standingOutcomeAtom);
}

it('stands while it is not paid for', async () => {
  const stands = await standing();
  for (const outcome of [short, planNeeded, declined, null]) expect(stands(outcome, ['count'])).toBe(outcome);
  expect(stands(planNeeded, [])).toBe(planNeeded);
});

it('is over when the credits are there, or the plan', async () => {
  expect((await standing({ balance: 8 }))(short, [])).toBeNull();
  const withPlan = await standing({ hasPlan: true });
  expect([withPlan(planNeeded, []), withPlan(short, [])]).toEqual([null, short]);
  // More than this plan gives, too.
  expect(withPlan(planNeeded, ['count'])).toBe(planNeeded);
});

it('is never over for what cannot be paid for', async () => {
  expect((await standing({ balance: 540, hasPlan: true }))(declined, [])).toBe(declined);
});
