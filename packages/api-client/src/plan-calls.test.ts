import { describe, expect, it } from 'vitest';

import { cancelPlan, changePlan, keepPlan, openPortal, previewPlan, readPlan, turnPlan } from './plan-calls.ts';
import { answeringClient } from './testing/answering-client.ts';

describe('calls of the plan', () => {
  it('change it at the price that was previewed, under a key', async () => {
    const { client, sent } = answeringClient({ plan: null, checkout: 'sandbox' });
    await changePlan(client, { sku: 'pro-month', expectedCents: 2400, key: 'k-1' });
    expect(sent()).toMatchObject({
      request: 'POST /api/kinora/plan/change',
      fields: { sku: 'pro-month', expectedCents: 2400 },
      headers: { 'idempotency-key': 'k-1' },
    });
  });

  it('preview a change', async () => {
    const { client, sent } = answeringClient({ dueCents: 2400 });
    expect(await previewPlan(client, 'pro-month')).toMatchObject({ value: { dueCents: 2400 } });
    expect(sent()).toMatchObject({ request: 'GET /api/kinora/plan/change', fields: { sku: 'pro-month' } });
  });

  it('let time pass in the sandbox', async () => {
    const { client, sent } = answeringClient({ plan: null, checkout: 'sandbox' });
    await turnPlan(client, 'fail-renewal');
    expect(sent()).toMatchObject({ request: 'POST /api/kinora/plan/turn', fields: { turn: 'fail-renewal' } });
  });

  it.each([
    [readPlan, 'GET /api/kinora/plan'],
    [cancelPlan, 'POST /api/kinora/plan/cancel'],
    [keepPlan, 'POST /api/kinora/plan/keep'],
  ])('ask for it, end it, keep it', async (call, request) => {
    const state = { plan: null, checkout: 'sandbox' };
    const { client, sent } = answeringClient(state);
    expect(await call(client)).toEqual({ ok: true, value: state });
    expect(sent().request).toBe(request);
  });

  it('hand out the portal’s address', async () => {
    expect(await openPortal(answeringClient({ url: 'https://pay.example/p' }).client, 'de')).toEqual({
      ok: true,
      value: 'https://pay.example/p',
    });
  });
});
