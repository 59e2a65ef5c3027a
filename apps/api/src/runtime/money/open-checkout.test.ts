import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import type { CheckoutSettings } from '../../settings/checkout-settings.ts';
import { openCheckout } from './open-checkout.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const open = (settings: CheckoutSettings) => openCheckout(settings, { db: database.db, keys: ['key'] });
const stripe = (webhookSecrets: readonly string[]) =>
  open({ kind: 'stripe', stripe: { key: 'sk_test_12345678', webhookSecrets } });

it('has no payment service where nothing is on sale', () => {
  expect(open({ kind: null })).toEqual({ provider: undefined, sandbox: undefined, takesHooks: false });
});

it('has the sandbox, which is its own payment service and proves its hooks', () => {
  const { provider, sandbox, takesHooks } = open({ kind: 'sandbox' });
  expect(provider).toBe(sandbox);
  expect([provider?.kind, takesHooks]).toEqual(['sandbox', true]);
});

it('takes hooks of Stripe with a secret that proves them, and none without', () => {
  expect(stripe(['whsec_12345678'])).toMatchObject({
    provider: { kind: 'stripe' },
    sandbox: undefined,
    takesHooks: true,
  });
  expect(stripe([])).toMatchObject({ provider: { kind: 'stripe' }, sandbox: undefined, takesHooks: false });
});
