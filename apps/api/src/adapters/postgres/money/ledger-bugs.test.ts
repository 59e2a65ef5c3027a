import { randomUUID } from 'node:crypto';

import { atNight } from '@kinora/vitest-config/nightly';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LedgerUnderTest } from '../../money/ledger-bench.ts';
import { LEDGER_BUGS } from '../testing/money/ledger-bugs.data.ts';
import { differenceFromModel, ledgerSteps } from '../testing/money/ledger-model.ts';
import { testLedger } from '../testing/money/test-ledger.ts';
import { plantBug } from '../testing/plant-bug.ts';
import { testDatabase } from '../testing/test-database.ts';

/** In the gate one mistake in how credits are held, one in how they are settled, and the one that only a rush shows. */
const IN_THE_GATE = [
  'accounts are read without a lock',
  'voided credits are given back twice',
  'a hold moves one credit more than its parts',
];
const BUGS = atNight(
  LEDGER_BUGS,
  LEDGER_BUGS.filter(({ name }) => IN_THE_GATE.includes(name)),
);
/** A rush is a race: on a busy machine a missing lock shows in some of them only. */
const RUSHES = 40;
const RUNS = fc.sample(ledgerSteps, { seed: 20_261_121, numRuns: 16 });

/** Ten holds at once on credits for two: the rest is refused in words, not by an error. */
async function rush({ ledger, newMember }: LedgerUnderTest): Promise<string | undefined> {
  const memberId = await newMember();
  await ledger.open(memberId);
  await ledger.grant({ memberId, amount: 20, source: 'plan', event: randomUUID(), scope: 'any' });
  const hold = () => ledger.hold({ memberId, amount: 8, route: 'local', key: randomUUID(), ttlMs: 3_600_000 });
  const results = await Promise.all(Array.from({ length: 10 }, hold));
  const ids = results.flatMap((result) => (result.ok ? [result.value.holdId] : []));
  await Promise.all(ids.map((id) => ledger.post(id)));
  return ids.length === 2 ? undefined : `${ids.length} of 10 holds`;
}

/** What the whole proof finds wrong first. */
async function findProblem(under: LedgerUnderTest): Promise<string | undefined> {
  try {
    for (let round = 0; round < RUSHES; round += 1) {
      const problem = await rush(under);
      if (problem !== undefined) return problem;
    }
    for (const steps of RUNS) {
      const problem = await differenceFromModel(under, steps);
      if (problem !== undefined) return problem;
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('the proof of the books', () => {
  it('finds nothing where there is no mistake', async () => {
    const database = await testDatabase({ poolSize: 10 });
    expect(await findProblem(await testLedger(database))).toBeUndefined();
    await database.close();
  }, 60_000);

  it.each(BUGS)('notices when $name', async (bug) => {
    const database = await testDatabase({ poolSize: 10 });
    await plantBug(database, bug);
    const problem = await findProblem(await testLedger(database));
    expect(problem).toEqual(expect.any(String));
    await database.close();
  });
});
