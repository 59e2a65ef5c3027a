import { describe, expect, it } from 'vitest';

import { readCheckoutSettings } from './checkout-settings.ts';

const KEY = 'sk_test_0123456789';
const SECRET = 'whsec_0123456789';
const development = { KINORA_ENV: 'development' };
const production = { KINORA_ENV: 'production' };

describe('without settings', () => {
  it('development has the sandbox, production sells nothing', () => {
    expect(readCheckoutSettings(development)).toEqual({ kind: 'sandbox' });
    expect(readCheckoutSettings(production)).toEqual({ kind: null });
  });

  it('a key of Stripe chooses Stripe', () => {
    const stripe = { kind: 'stripe', stripe: { key: KEY, webhookSecrets: [] } };
    expect(readCheckoutSettings({ ...production, KINORA_STRIPE_KEY: KEY })).toEqual(stripe);
    expect(readCheckoutSettings({ ...development, KINORA_STRIPE_KEY: KEY })).toEqual(stripe);
  });
});

it('nothing is sold where that is said', () => {
  expect(readCheckoutSettings({ ...development, KINORA_CHECKOUT: 'none' })).toEqual({ kind: null });
});

it('several secrets are taken while they are changed', () => {
  const given = { ...production, KINORA_STRIPE_KEY: KEY, KINORA_STRIPE_WEBHOOK_SECRET: `${SECRET}, ${SECRET}9` };
  expect(readCheckoutSettings(given)).toMatchObject({ stripe: { webhookSecrets: [SECRET, `${SECRET}9`] } });
});

describe('the start ends where', () => {
  it.each([
    ['the sandbox is for production', { ...production, KINORA_CHECKOUT: 'sandbox' }, 'gives credits for nothing'],
    [
      'the sandbox stands beside a key',
      { ...development, KINORA_CHECKOUT: 'sandbox', KINORA_STRIPE_KEY: KEY },
      'does not go together',
    ],
    [
      'the sandbox stands beside a secret',
      { ...development, KINORA_CHECKOUT: 'sandbox', KINORA_STRIPE_WEBHOOK_SECRET: SECRET },
      'does not go together',
    ],
    ['Stripe has no key', { ...production, KINORA_CHECKOUT: 'stripe' }, 'KINORA_STRIPE_KEY must be'],
    [
      'the key is a public one',
      { ...production, KINORA_STRIPE_KEY: 'pk_live_0123456789' },
      'KINORA_STRIPE_KEY must be',
    ],
    [
      'a secret is none',
      { ...production, KINORA_STRIPE_KEY: KEY, KINORA_STRIPE_WEBHOOK_SECRET: `${SECRET},sk_live_x` },
      'must be signing secrets',
    ],
  ])('%s', (_what, given, sentence) => {
    expect(() => readCheckoutSettings(given)).toThrow(sentence);
    // A sentence is printed: it never holds what may be a secret.
    expect(() => readCheckoutSettings(given)).not.toThrow(/0123456789|sk_live_x/);
  });
});
