import { randomUUID } from 'node:crypto';

import type { CreationInput } from '@kinora/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase } from '../adapters/postgres/testing/test-database.ts';
import { openClipLine, type ClipLine } from '../testing/clip-line.ts';
import { submitCreations, type SubmitDeps, type SubmitInput } from './submit-creations.ts';

let line: ClipLine;
let deps: SubmitDeps;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
  deps = { ...line, routed: () => 'local', random: () => 0.5, digest: (content) => JSON.stringify(content) };
});
afterAll(() => line.close());

/** A member with 40 credits. */
async function aMember(): Promise<string> {
  const { memberId, id } = await line.order();
  await line.creations.cancel(memberId, id);
  return memberId;
}

const input: CreationInput = { prompt: 'a paper boat', resolution: '360p', seconds: 3 };
const asked = (memberId: string, change: Partial<SubmitInput> = {}): SubmitInput => ({
  memberId,
  model: 'local',
  mode: 'text',
  input,
  count: 1,
  expected: 8,
  key: randomUUID(),
  ...change,
});

it('holds and enqueues every clip of a batch, each with a seed that stays', async () => {
  const memberId = await aMember();
  const result = await submitCreations(deps, asked(memberId, { count: 3, expected: 24 }));
  expect(result).toMatchObject({ ok: true, value: { balance: 16, quote: { each: 8, total: 24 } } });
  const creations = result.ok ? result.value.creations : [];
  expect(creations.map(({ state, input: { seed } }) => [state, typeof seed])).toEqual(
    Array.from({ length: 3 }, () => ['waiting', 'number']),
  );
});

it('takes no new work while the disk is low, and holds nothing', async () => {
  const memberId = await aMember();
  const low = { ...deps, storage: { hasRoom: () => Promise.resolve(false) } };
  expect(await submitCreations(low, asked(memberId))).toEqual({ ok: false, failure: { reason: 'unavailable' } });
  expect(await line.ledger.balance(memberId)).toMatchObject({ available: 40, held: 0 });
});

it('refuses what the credits do not cover, with the quote', async () => {
  const memberId = await aMember();
  expect(await submitCreations(deps, asked(memberId, { count: 6, expected: 48 }))).toEqual({
    ok: false,
    failure: { reason: 'not-enough-credits', quote: { each: 8, total: 48, balance: 40 } },
  });
});

it('never sells a maker’s clip for credits that only count here, and names the way out', async () => {
  const memberId = await aMember();
  const { ledger } = line;
  await ledger.hold({ memberId, amount: 40, route: 'local', key: randomUUID(), ttlMs: 60_000 });
  await ledger.grant({ memberId, amount: 30, source: 'start', event: randomUUID(), scope: 'local' });
  const vendor = { ...deps, routed: () => 'vendor' as const };
  expect(await submitCreations(vendor, asked(memberId))).toMatchObject({
    failure: { reason: 'not-allowed', why: 'confirm-email', quote: { total: 8 } },
  });
});

it('refuses a key that was used for something else', async () => {
  const memberId = await aMember();
  const key = randomUUID();
  await submitCreations(deps, asked(memberId, { key }));
  const other = asked(memberId, { key, input: { ...input, prompt: 'a paper plane' } });
  expect(await submitCreations(deps, other)).toEqual({ ok: false, failure: { reason: 'key-reused' } });
  expect(await line.ledger.balance(memberId)).toMatchObject({ available: 32, held: 8 });
});
