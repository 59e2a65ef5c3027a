import { randomBytes, randomUUID } from 'node:crypto';

import { findSku } from '@kinora/contracts/plans';

import { createSandbox } from '../../adapters/money/sandbox/sandbox-provider.ts';
import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { createPostgresLedger } from '../../adapters/postgres/money/postgres-ledger.ts';
import { createPostgresPurchases } from '../../adapters/postgres/money/postgres-purchases.ts';
import { newMember } from '../../adapters/postgres/testing/money/test-ledger.ts';
import { createVault } from '../../adapters/vault.ts';
import { followPurchase } from '../../app/money/follow-purchase.ts';
import { openOrder } from '../../app/money/open-order.ts';

const locales = { locales: ['en', 'de'], defaultLocale: 'en' };
const base = () => 'http://127.0.0.1:4000';
const refOf = (orderId: string) => ({ orderId, externalId: null, planId: null });

/** Everything that sells, on a database of a test, with a clock that goes on by itself and by hand. */
export function openShop({ db }: OpenDatabase) {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const sandbox = createSandbox({ db, secret: 'secret', now });
  const purchases = createPostgresPurchases(db, createVault([randomBytes(32).toString('base64url')]), 'sandbox');
  const ledger = createPostgresLedger(db);
  const members = { find: () => Promise.resolve(undefined) };
  const deps = { purchases, provider: sandbox, sandbox, members, base, locales, now };

  async function order(memberId: string, sku: string): Promise<string> {
    const expectedCents = findSku(sku)?.priceCents ?? 0;
    const opened = await openOrder(deps, { memberId, sku, expectedCents, key: randomUUID() });
    if (!opened.ok) throw new Error(opened.failure.reason);
    return opened.value.id;
  }

  return {
    ...deps,
    db,
    ledger,
    order,
    refOf,
    pass: (ms: number) => void (ahead += ms),
    async member() {
      const id = await newMember({ db } as OpenDatabase); // It takes no more of it.
      await ledger.open(id);
      return id;
    },
    /** Buys and waits until it is told. */
    async buy(memberId: string, sku: string) {
      const orderId = await order(memberId, sku);
      await sandbox.answer(refOf(orderId), 'paid');
      await followPurchase(deps, refOf(orderId));
      return orderId;
    },
    available: async (memberId: string) => (await ledger.balance(memberId)).available,
  };
}

export type Shop = ReturnType<typeof openShop>;
