import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { differenceFromModel, ledgerSteps } from '../testing/money/ledger-model.ts';
import { testLedger } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';

it('does what the model does, whatever is asked in whatever order', async () => {
  const database = await testDatabase();
  const under = await testLedger(database);
  const agrees = fc.asyncProperty(ledgerSteps, async (steps) => {
    expect(await differenceFromModel(under, steps)).toBeUndefined();
  });
  await fc.assert(agrees, { numRuns: 25, endOnFailure: true });
  await database.close();
}, 120_000);
