import { createHmac } from 'node:crypto';

import type { Kysely } from 'kysely';

import { createSandbox } from '../../adapters/money/sandbox/sandbox-provider.ts';
import { createSendRequest } from '../../adapters/money/stripe/open-stripe.ts';
import { createStripeProvider } from '../../adapters/money/stripe/stripe-provider.ts';
import type { Database } from '../../adapters/postgres/schema.ts';
import type { CheckoutProvider } from '../../domain/money/checkout-provider.ts';
import type { Sandbox } from '../../domain/money/sandbox.ts';
import type { CheckoutSettings } from '../../settings/checkout-settings.ts';

/** The payment service of this server; nothing where nothing is on sale. */
export interface Checkout {
  readonly provider: CheckoutProvider | undefined;
  readonly sandbox: Sandbox | undefined;
  /** Whether a secret proves its webhooks. */
  readonly takesHooks: boolean;
}

interface CheckoutParts {
  readonly db: Kysely<Database>;
  /** Of this server, the first in use. */
  readonly keys: readonly string[];
}

/** The sandbox signs with a secret of this server alone. */
const hookSecret = ([key = '']: readonly string[]) => createHmac('sha256', key).update('sandbox hook').digest('hex');

export function openCheckout(settings: CheckoutSettings, { db, keys }: CheckoutParts): Checkout {
  if (settings.kind === 'stripe') {
    const { key, webhookSecrets } = settings.stripe;
    const provider = createStripeProvider({ key, webhookSecrets, send: createSendRequest(), now: Date.now });
    return { provider, sandbox: undefined, takesHooks: webhookSecrets.length > 0 };
  }
  if (settings.kind === null) return { provider: undefined, sandbox: undefined, takesHooks: false };
  const sandbox = createSandbox({ db, secret: hookSecret(keys), now: Date.now });
  return { provider: sandbox, sandbox, takesHooks: true };
}
