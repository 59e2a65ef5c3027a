import type { Kysely } from 'kysely';

import { createPostgresCreations } from '../adapters/postgres/creations/postgres-creations.ts';
import { createPostgresAccountChanges } from '../adapters/postgres/identity/account/postgres-account-changes.ts';
import { createPostgresErasures } from '../adapters/postgres/identity/account/postgres-erasures.ts';
import { createPostgresLedger } from '../adapters/postgres/money/postgres-ledger.ts';
import { createPostgresPurchases } from '../adapters/postgres/money/postgres-purchases.ts';
import { createPostgresOperations } from '../adapters/postgres/routing/postgres-operations.ts';
import { createPostgresRoutes } from '../adapters/postgres/routing/postgres-routes.ts';
import type { Database } from '../adapters/postgres/schema.ts';
import { createVault } from '../adapters/vault.ts';
import { closeAccount } from '../jobs/identity/erase-accounts.ts';
import type { CommandDeps } from './command.ts';

interface Parts {
  readonly db: Kysely<Database>;
  /** Of the server whose mails are queued. */
  readonly sealKeys: readonly string[];
  readonly print: (line: string) => void;
  readonly readKey: () => Promise<string>;
  readonly variableOf: (name: string) => string | undefined;
}

/** What the commands work with: the adapters of the server, without its files. */
export function commandDeps({ db, sealKeys, print, readKey, variableOf }: Parts): CommandDeps {
  const creations = createPostgresCreations(db);
  const vault = createVault(sealKeys);
  const erasures = createPostgresErasures(db);
  const purchases = createPostgresPurchases(db, vault, null);
  // What is still charged for is ended by the server, which knows the payment service.
  const endPurchases = async (memberId: string) => (await purchases.unfinished(memberId)).length === 0;
  return {
    db,
    ledger: createPostgresLedger(db),
    changes: createPostgresAccountChanges({ db, vault }),
    close: (memberId) => closeAccount({ creations, erasures, endPurchases, now: Date.now }, memberId),
    routes: createPostgresRoutes(db, vault),
    operations: createPostgresOperations(db),
    readKey,
    variableOf,
    now: Date.now,
    print,
  };
}
