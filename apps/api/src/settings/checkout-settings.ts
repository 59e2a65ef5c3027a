import type { CheckoutKind } from '@kinora/contracts/money';

interface StripeSettings {
  readonly key: string;
  /** Any of them signs: an operator changes them one after the other. None: no webhook is taken. */
  readonly webhookSecrets: readonly string[];
}

/** How things are sold here; kind null where nothing is. */
export type CheckoutSettings =
  | { readonly kind: 'stripe'; readonly stripe: StripeSettings }
  | { readonly kind: Exclude<CheckoutKind, 'stripe'> | null };

interface Given {
  readonly KINORA_ENV: string;
  readonly KINORA_CHECKOUT?: string | undefined;
  readonly KINORA_STRIPE_KEY?: string | undefined;
  readonly KINORA_STRIPE_WEBHOOK_SECRET?: string | undefined;
}

const KEY = /^(sk|rk)_(test|live)_\w{8,}$/;
const SECRET = /^whsec_[\w+/=]{8,}$/;

/** Throws sentences that never repeat a value: it may be a secret. */
function readStripe({
  KINORA_STRIPE_KEY: key = '',
  KINORA_STRIPE_WEBHOOK_SECRET: secrets = '',
}: Given): StripeSettings {
  if (!KEY.test(key)) throw new Error('KINORA_STRIPE_KEY must be a secret or restricted key (sk_..., rk_...)');
  const webhookSecrets = secrets
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (!webhookSecrets.every((one) => SECRET.test(one))) {
    throw new Error('KINORA_STRIPE_WEBHOOK_SECRET must be signing secrets (whsec_...), separated by commas');
  }
  return { key, webhookSecrets };
}

function kindOf({ KINORA_CHECKOUT: kind, KINORA_ENV: environment, KINORA_STRIPE_KEY: key }: Given): string {
  if (kind !== undefined) return kind;
  if (key !== undefined) return 'stripe';
  return environment === 'production' ? 'none' : 'sandbox';
}

/** How plans and packs are paid. Throws one sentence. */
export function readCheckoutSettings(given: Given): CheckoutSettings {
  const kind = kindOf(given);
  const { KINORA_ENV: environment, KINORA_STRIPE_KEY: key, KINORA_STRIPE_WEBHOOK_SECRET: secret } = given;
  if (kind === 'sandbox' && environment === 'production') {
    throw new Error('KINORA_CHECKOUT=sandbox gives credits for nothing; in production set it to stripe or none');
  }
  if (kind === 'sandbox' && (key ?? secret) !== undefined) {
    throw new Error('KINORA_CHECKOUT=sandbox does not go together with the keys of a payment service; leave one out');
  }
  if (kind === 'stripe') return { kind, stripe: readStripe(given) };
  return { kind: kind === 'sandbox' ? kind : null };
}
