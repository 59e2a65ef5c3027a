import { afterAll } from 'vitest';

import { conformsToLedger } from '../../money/ledger-conformance.ts';
import type { OpenDatabase } from '../database.ts';
import { testLedger } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';

let database: OpenDatabase | undefined;
afterAll(() => database?.close());

conformsToLedger(async () => {
  database = await testDatabase();
  return testLedger(database);
});
