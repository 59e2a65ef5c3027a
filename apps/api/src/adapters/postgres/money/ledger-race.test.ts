import { expect, it } from 'vitest';

import { newMember } from '../testing/money/test-ledger.ts';
import { runScript } from '../testing/run-script.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresLedger } from './postgres-ledger.ts';

const RACE_MS = 3000;

it('keeps the books right while two processes move the same credits', async () => {
  const database = await testDatabase();
  const ledger = createPostgresLedger(database.db);
  const members = await Promise.all(Array.from({ length: 3 }, () => newMember(database)));
  for (const member of members) await ledger.open(member);

  const race = () => runScript('money/ledger-racer.ts', database.url, String(RACE_MS), ...members);
  const printed = await Promise.all([race(), race()]);
  for (const text of printed) {
    const counts: unknown = JSON.parse(text);
    expect(counts).toMatchObject({ grant: expect.any(Number), hold: expect.any(Number), posted: expect.any(Number) });
    expect(counts).toMatchObject({ voided: expect.any(Number), 'not-enough': expect.any(Number) });
    expect(counts).toMatchObject({ extend: expect.any(Number), revoke: expect.any(Number), widen: expect.any(Number) });
    expect(text).not.toContain('error');
  }

  const { sums, breaches } = await ledger.books();
  expect(breaches).toEqual([]);
  expect(Object.values(sums).reduce((total, sum) => total + sum, 0)).toBe(0);
  await database.close();
}, 60_000);
