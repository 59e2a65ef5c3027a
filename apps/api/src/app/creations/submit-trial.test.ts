import { randomUUID } from 'node:crypto';

import { GPU_CREDITS } from '@kinora/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPostgresTrials } from '../../adapters/postgres/creations/postgres-trials.ts';
import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { createPostgresErasures } from '../../adapters/postgres/identity/account/postgres-erasures.ts';
import { newMember } from '../../adapters/postgres/testing/money/test-ledger.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import type { Trials } from '../../domain/creations/trials.ts';
import { openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';
import { createScriptedProvider } from '../../testing/creations/scripted-provider.ts';
import { aReadyUpload } from '../../testing/identity/full-account.ts';
import { plansIn, proPlans } from '../../testing/money/plans.ts';
import { HERE } from './checked-request.ts';
import { retryCreation } from './retry-creation.ts';
import { submitCreations, type SubmitDeps, type SubmitInput } from './submit-creations.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const DAY = '2026-11-23';
const EFFECTS = ['bunny-hop', 'bobble-head', 'under-water', 'pumpkin-hop'];
const PATIENT = { timeout: 10_000, interval: 20 };

let database: OpenDatabase;
let line: ClipLine;
let deps: SubmitDeps;
let trials: Trials;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 12 });
  line = await openClipLine(database);
  trials = createPostgresTrials(line.db);
  deps = {
    ...line,
    plans: proPlans,
    now: () => NOON,
    routed: () => HERE,
    isFree: () => true,
    zone: 'UTC',
    gpuCredits: GPU_CREDITS,
    random: () => 0.5,
    digest: (content) => JSON.stringify(content),
  };
});
afterAll(() => line.close());

/** A member without a credit, and a picture of theirs. */
async function aVisitor() {
  const memberId = await newMember(database);
  await line.ledger.open(memberId);
  const first = await aReadyUpload(line, memberId);
  const asked = (effect = EFFECTS[0], change: Partial<SubmitInput> = {}): SubmitInput => ({
    memberId,
    model: 'local',
    mode: 'effect',
    input: { effect: effect ?? '', first, resolution: '360p' },
    count: 1,
    expected: 0,
    key: randomUUID(),
    trial: true,
    ...change,
  });
  const tryFree = (effect?: string, change?: Partial<SubmitInput>, over: Partial<SubmitDeps> = {}) =>
    submitCreations({ ...deps, ...over }, asked(effect, change));
  return { memberId, asked, tryFree };
}

type Answer = Awaited<ReturnType<typeof submitCreations>>;
const outcomeOf = (answer: Answer): string => (answer.ok ? 'made' : answer.failure.reason);
const idOf = (answer: Answer): string => (answer.ok && answer.value.creations[0]?.id) || '';

/** Straight to the database. */
const submit = (memberId: string, effect: string) =>
  line.creations.submit({
    memberId,
    key: randomUUID(),
    bodyHash: 'body',
    model: 'local',
    mode: 'effect',
    input: { effect },
    count: 1,
    price: 0,
    trial: { effect, day: DAY },
    route: 'local',
    lane: 'local',
    total: 1,
    parents: [],
    ttlMs: 3_600_000,
  });
const usedBy = async (memberId: string) => (await trials.used(memberId, DAY)).today;

describe('a free trial', () => {
  it('is made without a credit, holds nothing, and is used', async () => {
    const { memberId, tryFree } = await aVisitor();
    const made = await tryFree();
    expect(made).toMatchObject({ ok: true, value: { balance: 0, quote: { each: 0, total: 0 } } });
    const record = await line.creations.find(memberId, idOf(made));
    expect(record).toMatchObject({ price: 0, isTrial: true, receipt: { held: 0, charged: 0, returned: 0 } });
    expect(await trials.used(memberId, DAY)).toEqual({ today: 1, effects: [EFFECTS[0]] });
    expect((await line.ledger.books()).breaches).toEqual([]);
  });

  it('is one for each effect and three a day in the operator’s zone', async () => {
    const { tryFree } = await aVisitor();
    const [one, two, three, four] = EFFECTS;
    const made = [];
    for (const effect of [one, one, two, three, four, one]) made.push(outcomeOf(await tryFree(effect)));
    expect(made).toEqual(['made', 'trial-used', 'made', 'made', 'trial-day', 'trial-used']);
    const late = { now: () => NOON + 13 * 3_600_000 };
    expect(outcomeOf(await tryFree(four, {}, { ...late, zone: 'America/New_York' }))).toBe('trial-day');
    expect(outcomeOf(await tryFree(four, {}, late))).toBe('made');
    expect(outcomeOf(await tryFree(one, {}, late))).toBe('trial-used');
  });

  it('is given once however many ask at once', async () => {
    const ada = await aVisitor();
    const ids = Array.from({ length: 40 }, (_, at) => `effect-${at}`);
    const answers = await Promise.all(ids.map((effect) => submit(ada.memberId, effect)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.flatMap((one) => (one.ok ? [] : [one.failure.reason]))).toEqual(Array(37).fill('trial-day'));
    const bob = await aVisitor();
    const same = await Promise.all(Array.from({ length: 8 }, () => submit(bob.memberId, 'bunny-hop')));
    expect(same.filter(({ ok }) => ok)).toHaveLength(1);
    expect(same.flatMap((one) => (one.ok ? [] : [one.failure.reason]))).toEqual(Array(7).fill('trial-used'));
  });

  it('answers the same key with the same clip, and another body under it is refused', async () => {
    const { asked, memberId } = await aVisitor();
    const order = asked();
    const [first, again] = await Promise.all([submitCreations(deps, order), submitCreations(deps, order)]);
    expect(idOf(again)).toBe(idOf(first));
    expect(await trials.used(memberId, DAY)).toMatchObject({ today: 1 });
    const priced = { ...order, trial: false, expected: 8 };
    expect(outcomeOf(await submitCreations(deps, priced))).toBe('key-reused');
  });
});

describe('what cannot be tried free', () => {
  it.each([
    [
      'another mode',
      { mode: 'text', input: { prompt: 'a boat' } },
      { details: { fields: { trial: 'not-supported' } } },
    ],
    ['two clips', { count: 2 }, { details: { fields: { count: 'out-of-range' } } }],
    ['a price', { expected: 8 }, { reason: 'price-changed', details: { quote: { each: 0, total: 0, balance: 0 } } }],
  ] as const)('refuses %s', async (_name, change, failure) => {
    const { memberId, tryFree } = await aVisitor();
    expect(await tryFree(EFFECTS[0], change)).toMatchObject({ ok: false, failure });
    expect(await trials.used(memberId, DAY)).toEqual({ today: 0, effects: [] });
  });

  it('refuses a route that costs the operator something, and what needs a plan', async () => {
    const { tryFree } = await aVisitor();
    const sold = await tryFree(EFFECTS[0], {}, { isFree: () => false });
    expect(sold).toEqual({ ok: false, failure: { reason: 'not-allowed', details: { reason: 'no-trial' } } });
    const nobodys = { plans: plansIn(new Map()) };
    expect(await tryFree('dragon-heir', {}, nobodys)).toMatchObject({
      failure: { details: { reason: 'plan-needed' } },
    });
  });
});

describe('a trial whose clip', () => {
  it('is called off while it waits is given back, also to the day', async () => {
    const { memberId, tryFree } = await aVisitor();
    const made = await tryFree();
    await line.creations.cancel(memberId, idOf(made));
    expect(await usedBy(memberId)).toBe(0);
    expect(outcomeOf(await tryFree())).toBe('made');
  });

  it('takes too long is given back', async () => {
    const { memberId, tryFree } = await aVisitor();
    const id = idOf(await tryFree());
    await sql`update creation set expires_at = now() where id = ${id}`.execute(line.db);
    await line.creations.expire();
    expect(await line.creations.find(memberId, id)).toMatchObject({ state: 'expired' });
    expect(await usedBy(memberId)).toBe(0);
  });

  it.each(['declined', 'failed'] as const)('is %s is given back, and a retry costs today’s price', async (state) => {
    const { memberId, tryFree } = await aVisitor();
    const id = idOf(await tryFree());
    const reason = state === 'declined' ? 'declined' : 'gone';
    const failure = () => ({ reason, detail: 'asked to' }) as const;
    const worker = line.startWorker(createScriptedProvider({ folder: line.workFolder, pace: 0, failure }));
    await expect.poll(async () => (await line.creations.find(memberId, id))?.state, PATIENT).toBe(state);
    await worker.close();
    expect(await usedBy(memberId)).toBe(0);
    await line.ledger.grant({ memberId, amount: 8, source: 'plan', event: randomUUID(), scope: 'any' });
    const again = (expected: number) => retryCreation(deps, { memberId, id, expected, key: randomUUID() });
    expect(await again(0)).toMatchObject({ failure: { reason: 'price-changed', details: { quote: { total: 8 } } } });
    expect(await again(8)).toMatchObject({ ok: true, value: { creations: [{ price: 8, isTrial: false }] } });
  });

  it('is ready stays used, keeps the watermark, and goes with the account', async () => {
    const { memberId, tryFree } = await aVisitor();
    const id = idOf(await tryFree());
    const worker = line.startWorker(createScriptedProvider({ folder: line.workFolder, pace: 0 }));
    await expect.poll(async () => (await line.creations.find(memberId, id))?.state, PATIENT).toBe('ready');
    await worker.close();
    const record = await line.creations.find(memberId, id);
    expect(record?.result).toMatchObject({ master: null, renditions: { sprite: expect.any(String) } });
    expect(await line.storage.size(`${id}-master`)).toBeUndefined();
    expect(outcomeOf(await tryFree())).toBe('trial-used');
    await createPostgresErasures(line.db).finish(memberId);
    expect(await trials.used(memberId, DAY)).toEqual({ today: 0, effects: [] });
  });
});
