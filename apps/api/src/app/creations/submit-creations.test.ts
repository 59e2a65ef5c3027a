import { randomUUID } from 'node:crypto';

import type { CreationInput } from '@kinora/contracts/creations';
import type { PlanTier } from '@kinora/contracts/plans';
import type { RefusalDetails } from '@kinora/contracts/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import type { Creations } from '../../domain/creations/creation.ts';
import { openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';
import { plansIn, proPlans } from '../../testing/money/plans.ts';
import { AT_A_VENDOR, HERE } from './checked-request.ts';
import { retryCreation } from './retry-creation.ts';
import { submitCreations, type SubmitDeps, type SubmitInput } from './submit-creations.ts';

let line: ClipLine;
let deps: SubmitDeps;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
  deps = {
    ...line,
    plans: proPlans,
    now: Date.now,
    routed: () => HERE,
    isFree: () => true,
    zone: 'UTC',
    gpuCredits: 0.5,
    random: () => 0.5,
    digest: (content) => JSON.stringify(content),
  };
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

describe('a list of prompts', () => {
  const lines = ['a paper boat', 'a red fox', 'a paper plane'];
  const listed = (memberId: string, change: Partial<SubmitInput> = {}) =>
    asked(memberId, { input: { resolution: '360p', seconds: 3 }, prompts: lines, expected: 24, ...change });

  it('is one batch of different clips, held exactly and once under its key', async () => {
    const memberId = await aMember();
    const order = listed(memberId);
    const [first, again] = await Promise.all([submitCreations(deps, order), submitCreations(deps, order)]);
    expect(first).toMatchObject({ ok: true, value: { balance: 16, quote: { each: 8, total: 24 } } });
    const made = [first, again].map((result) => (result.ok ? result.value.creations : []));
    expect(made.map((all) => all.map(({ input: { prompt } }) => prompt))).toEqual([lines, lines]);
    expect(new Set(made.flat().map(({ id }) => id)).size).toBe(3);
    expect(new Set(made.flat().map(({ batchId }) => batchId)).size).toBe(1);
    expect(new Set(made.flat().map(({ input: { seed } }) => seed)).size).toBe(1);
    expect(await line.ledger.balance(memberId)).toMatchObject({ available: 16, held: 24 });
    const other = { ...order, prompts: [...lines.slice(0, 2), 'a kite'] };
    expect(await submitCreations(deps, other)).toEqual({ ok: false, failure: { reason: 'key-reused', details: {} } });
  });

  it('that the credits do not cover is refused whole, with nothing held', async () => {
    const memberId = await aMember();
    const order = listed(memberId, { count: 2, expected: 48 });
    const quote = { each: 8, total: 48, balance: 40 };
    expect(await submitCreations(deps, order)).toEqual({
      ok: false,
      failure: { reason: 'not-enough-credits', details: { quote } },
    });
    expect(await line.ledger.balance(memberId)).toMatchObject({ available: 40, held: 0 });
    expect(await line.creations.unfinished(memberId)).toEqual([]);
    const other = { ...order, count: 1 };
    expect(await submitCreations(deps, other)).toMatchObject({ failure: { reason: 'price-changed' } });
  });

  it('with one bad line is refused whole, and names the line', async () => {
    const memberId = await aMember();
    const bad = listed(memberId, { prompts: ['a paper boat', ''] });
    expect(await submitCreations(deps, bad)).toEqual({
      ok: false,
      failure: { reason: 'invalid', details: { fields: { prompt: 'missing' }, line: 2 } },
    });
    expect(await line.ledger.balance(memberId)).toMatchObject({ available: 40, held: 0 });
  });

  it('counts as so many clips for the plan', async () => {
    const memberId = await aMember();
    const basic = { ...deps, plans: plansIn(new Map([[memberId, 'basic']])) };
    const refused = await submitCreations(basic, listed(memberId, { count: 2, expected: 48 }));
    expect(refused).toMatchObject({
      failure: { details: { reason: 'plan-needed', fields: { count: 'plan-needed' } } },
    });
    expect(await submitCreations(basic, listed(memberId))).toMatchObject({ ok: true });
  });

  it('is tried again line by line, each with its own words', async () => {
    const memberId = await aMember();
    const made = await submitCreations(deps, listed(memberId));
    const { id = '', input: words } = (made.ok && made.value.creations[1]) || {};
    await line.creations.cancel(memberId, id);
    const again = await retryCreation(deps, { memberId, id, expected: 8, key: randomUUID() });
    expect(again).toMatchObject({ ok: true, value: { creations: [{ input: words, parents: [id] }] } });
    expect(words?.prompt).toBe('a red fox');
  });
});

it('takes no new work while the disk is low, and holds nothing', async () => {
  const memberId = await aMember();
  const low = { ...deps, storage: { hasRoom: () => Promise.resolve(false) } };
  expect(await submitCreations(low, asked(memberId))).toEqual({
    ok: false,
    failure: { reason: 'unavailable', details: {} },
  });
  expect(await line.ledger.balance(memberId)).toMatchObject({ available: 40, held: 0 });
});

it('refuses what the credits do not cover, with the quote', async () => {
  const memberId = await aMember();
  expect(await submitCreations(deps, asked(memberId, { count: 6, expected: 48 }))).toEqual({
    ok: false,
    failure: { reason: 'not-enough-credits', details: { quote: { each: 8, total: 48, balance: 40 } } },
  });
});

it('never sells a maker’s clip for credits that only count here, and names the way out', async () => {
  const memberId = await aMember();
  const { ledger } = line;
  await ledger.hold({ memberId, amount: 40, route: 'local', key: randomUUID(), ttlMs: 60_000 });
  await ledger.grant({ memberId, amount: 30, source: 'start', event: randomUUID(), scope: 'local' });
  const vendor = { ...deps, routed: () => AT_A_VENDOR };
  expect(await submitCreations(vendor, asked(memberId))).toMatchObject({
    failure: { reason: 'not-allowed', details: { reason: 'confirm-email', quote: { total: 8 } } },
  });
});

it('lets members with priority access go first at a vendor, and nobody here', async () => {
  const priorities: (number | undefined)[] = [];
  const watching: Creations = {
    ...deps.creations,
    submit(submission) {
      priorities.push(submission.priority);
      return deps.creations.submit(submission);
    },
  };
  const vendor = { ...deps, creations: watching, routed: () => AT_A_VENDOR };
  await submitCreations(vendor, asked(await aMember()));
  await submitCreations({ ...vendor, plans: plansIn(new Map()) }, asked(await aMember()));
  await submitCreations({ ...vendor, routed: () => HERE }, asked(await aMember()));
  expect(priorities).toEqual([1, 0, 0]);
});

it('refuses a key that was used for something else', async () => {
  const memberId = await aMember();
  const key = randomUUID();
  await submitCreations(deps, asked(memberId, { key }));
  const other = asked(memberId, { key, input: { ...input, prompt: 'a paper plane' } });
  expect(await submitCreations(deps, other)).toEqual({ ok: false, failure: { reason: 'key-reused', details: {} } });
  expect(await line.ledger.balance(memberId)).toMatchObject({ available: 32, held: 8 });
});

const free = () => ({ ...deps, plans: plansIn(new Map()) });
const needed = (fields: object, quote: object) => ({
  ok: false,
  failure: { reason: 'not-allowed', details: { reason: 'plan-needed', fields, quote } },
});

describe('without the plan for it', () => {
  it('refuses several clips at once, with the quote, and holds nothing', async () => {
    const memberId = await aMember();
    const two = asked(memberId, { count: 2, expected: 16 });
    const quote = { each: 8, total: 16, balance: 40 };
    expect(await submitCreations(free(), two)).toEqual(needed({ count: 'plan-needed' }, quote));
    expect(await line.ledger.balance(memberId)).toMatchObject({ available: 40, held: 0 });
    const basic = { ...deps, plans: plansIn(new Map([[memberId, 'basic']])) };
    expect(await submitCreations(basic, two)).toMatchObject({ ok: true });
    const five = asked(memberId, { count: 5, expected: 40 });
    expect(await submitCreations(basic, five)).toMatchObject(needed({ count: 'plan-needed' }, { total: 40 }));
  });

  it('refuses full HD of our own engine, but not what a maker sells', async () => {
    const memberId = await aMember();
    const full = asked(memberId, { input: { ...input, resolution: '1080p' } });
    expect(await submitCreations(free(), full)).toMatchObject(needed({ resolution: 'plan-needed' }, { balance: 40 }));
    expect(await submitCreations({ ...free(), routed: () => AT_A_VENDOR }, full)).toMatchObject({ ok: true });
    expect(await submitCreations(deps, { ...full, key: randomUUID() })).toMatchObject({ ok: true });
  });

  it('refuses a trending effect before it looks at its files', async () => {
    const memberId = await aMember();
    const effect = { mode: 'effect', input: { effect: 'dragon-heir', first: randomUUID() } } as const;
    const refused = await submitCreations(free(), asked(memberId, effect));
    expect(refused).toMatchObject(needed({ effect: 'plan-needed' }, { balance: 40 }));
    const details: RefusalDetails = refused.ok ? {} : refused.failure.details;
    const expected = details.quote?.total ?? 0;
    const allowed = await submitCreations(deps, asked(memberId, { ...effect, expected }));
    expect(allowed).toMatchObject({ failure: { reason: 'invalid', details: { fields: { first: 'unknown-file' } } } });
  });

  it('tries an old clip again only as far as today’s plan goes', async () => {
    const memberId = await aMember();
    const tiers = new Map<string, PlanTier>([[memberId, 'pro']]);
    const changing = { ...deps, plans: plansIn(tiers) };
    const full = asked(memberId, { input: { ...input, resolution: '1080p' } });
    const made = await submitCreations(changing, full);
    const id = made.ok ? (made.value.creations[0]?.id ?? '') : '';
    await line.creations.cancel(memberId, id);
    tiers.delete(memberId);
    const again = await retryCreation(changing, { memberId, id, expected: 8, key: randomUUID() });
    expect(again).toMatchObject(needed({ resolution: 'plan-needed' }, { balance: 40 }));
  });
});

const jobsOf = (ids: readonly string[]) =>
  line.db.selectFrom('job').select(['at_once', 'virtual_time']).where('creation_id', 'in', ids).orderBy('id').execute();
const step = (jobs: readonly { virtual_time: number }[]) => (jobs[1]?.virtual_time ?? 0) - (jobs[0]?.virtual_time ?? 0);

it('puts a plan’s share and places into the queue', async () => {
  const [paying, other] = [await aMember(), await aMember()];
  const mixed = { ...deps, plans: plansIn(new Map([[paying, 'pro']])) };
  const created = async (memberId: string, change: Partial<SubmitInput> = {}) => {
    const result = await submitCreations(mixed, asked(memberId, change));
    return result.ok ? result.value.creations.map(({ id }) => id) : [];
  };
  const mine = await created(paying, { count: 3, expected: 24 });
  const theirs = [...(await created(other)), ...(await created(other))];
  const [payingJobs, otherJobs] = [await jobsOf(mine), await jobsOf(theirs)];
  expect(payingJobs.map(({ at_once }) => at_once)).toEqual([2, 2, 2]);
  expect(otherJobs.map(({ at_once }) => at_once)).toEqual([1, 1]);
  expect(step(payingJobs) * 4).toBe(step(otherJobs));
});
