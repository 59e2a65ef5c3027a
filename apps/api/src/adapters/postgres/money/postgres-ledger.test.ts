import { afterAll } from 'vitest';

import { conformsToLedger } from '../../money/ledger-conformance.ts';
import type { OpenDatabase } from '../database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testLedger } from '../testing/test-ledger.ts';

let database: OpenDatabase | undefined;
afterAll(() => database?.close());

conformsToLedger(async () => {
  database = await testDatabase();
  return testLedger(database);
});
