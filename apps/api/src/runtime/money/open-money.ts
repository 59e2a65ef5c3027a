import { createPostgresCreditHistory } from '../../adapters/postgres/money/postgres-credit-history.ts';
import { createPostgresLedger } from '../../adapters/postgres/money/postgres-ledger.ts';
import { createPostgresPurchases } from '../../adapters/postgres/money/postgres-purchases.ts';
import { paidCredits } from '../../app/money/paid-credits.ts';
import { tierOf } from '../../app/money/tier-of.ts';
import type { CreditHistories, CreditPayments } from '../../domain/money/credit-history.ts';
import type { Ledger } from '../../domain/money/ledger.ts';
import { createPlans, type PlanHolders, type Plans } from '../../domain/money/plans.ts';
import type { Purchases } from '../../domain/money/purchase.ts';
import type { Foundation } from '../foundation.ts';
import { openCheckout, type Checkout } from './open-checkout.ts';

/** Credits, plans, and what is paid for them. */
export interface OpenMoney {
  readonly checkout: Checkout;
  readonly creditHistories: CreditHistories;
  readonly creditPayments: CreditPayments;
  readonly ledger: Ledger;
  readonly plans: PlanHolders & Plans;
  readonly purchases: Purchases;
}

export function openMoney({ db, env, secrets, vault }: Foundation): OpenMoney {
  const purchases = createPostgresPurchases(db, vault, env.checkout.kind);
  return {
    checkout: openCheckout(env.checkout, { db, keys: secrets.accepted.codeKey }),
    creditHistories: createPostgresCreditHistory(db),
    creditPayments: paidCredits(purchases),
    ledger: createPostgresLedger(db),
    plans: createPlans({ tierOf: (memberId) => tierOf({ purchases, now: Date.now }, memberId) }),
    purchases,
  };
}
