import { randomUUID } from 'node:crypto';

import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aClip } from '../../adapters/creations/creation-bench.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { createForecasts, keepsTold } from '../../app/creations/forecasts.ts';
import type { CreationRecord } from '../../domain/creations/creation.ts';
import { createDraw } from '../../domain/creations/simulate-queue.ts';
import type { Lease } from '../../domain/queue.ts';
import { anOrder, openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';

/** What clips of each kind take in the middle, in seconds. */
const KINDS = [
  { resolution: '360p', seconds: 3, middle: 8 },
  { resolution: '720p', seconds: 5, middle: 20 },
  { resolution: '1080p', seconds: 8, middle: 45 },
] as const;
/** How far single clips are from the middle: one in six takes 1.4 times as long. */
const SPREAD = 0.35;
/** Clips that are measured. */
const JOBS = 60;
const [MEMBERS, PLACES] = [6, 2];
/** In the middle, between two orders in seconds: the places are busy for four fifths of the time. */
const PAUSE = 16;
const START = 1_795_000_000_000;
const LEASE_MS = 600_000;

let line: ClipLine;
let members: readonly string[];
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
  members = await Promise.all(Array.from({ length: MEMBERS }, async () => (await line.order()).memberId));
});
afterAll(() => line.close());

/** A workshop in which time passes only from one event to the next: the queue is the real one, and what it stores. */
async function aWorkshop(seed: number) {
  const { creations, db, queue } = line;
  const draw = createDraw(seed);
  const bell = () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  const lane = randomUUID();
  await queue.configure({ name: lane, maxRunning: 8, memberCap: 8 });
  let now = START;
  const running: { id: string; lease: Lease; begun: number; end: number }[] = [];
  const forecasts = createForecasts({ creations, sideBySide: () => PLACES, now: () => now });

  const stamp = (column: 'created_at' | 'started_at' | 'ended_at', id: string) =>
    sql`update creation set ${sql.ref(column)} = ${new Date(now)} where id = ${id}`.execute(db);

  async function claimAll() {
    while (running.length < PLACES) {
      const job = await queue.claim({ lane, worker: 'w', leaseMs: LEASE_MS });
      const record = job && (await creations.begin(job.lease));
      if (!job || !record) return;
      await stamp('started_at', record.id);
      const middle = KINDS.find(({ resolution }) => resolution === record.input.resolution)?.middle ?? 0;
      const took = 1000 * middle * Math.exp(SPREAD * bell());
      running.push({ id: record.id, lease: job.lease, begun: now, end: now + took });
      running.sort((one, other) => one.end - other.end);
    }
  }

  async function endFirst() {
    const first = running.shift();
    if (!first) return;
    now = first.end;
    await creations.deliver(first.lease, aClip());
    await stamp('ended_at', first.id);
    await claimAll();
  }

  /** Workers tell how far they are. */
  const showProgress = () =>
    Promise.all(
      running.map(({ id, begun, end }) =>
        sql`update creation set done = floor(total * ${(now - begun) / (end - begun)}::float8) where id = ${id}`.execute(
          db,
        ),
      ),
    );

  return {
    keepTold: keepsTold({ creations, forecasts }),
    showProgress,
    claimAll,
    async order(): Promise<readonly CreationRecord[]> {
      const { resolution, seconds } = KINDS[Math.floor(draw() * KINDS.length)] ?? KINDS[0];
      const next = now - 1000 * PAUSE * Math.log(1 - draw());
      while ((running[0]?.end ?? Infinity) < next) await endFirst();
      now = next;
      const memberId = members[Math.floor(draw() * MEMBERS)] ?? '';
      const input = { prompt: 'a boat', resolution, seconds };
      const asked = { ...anOrder(memberId), price: 0, atOnce: 2, lane, model: lane, input };
      const submitted = await creations.submit(asked);
      if (!submitted.ok) throw new Error('an order was refused');
      for (const { id } of submitted.value.creations) await stamp('created_at', id);
      return submitted.value.creations;
    },
    async finish() {
      while (running.length > 0) await endFirst();
    },
    /** Of the clips that were told something, the shares that were ready before both ends, as told in whole seconds. */
    async truth() {
      const { rows } = await sql<{ told: number; p50: number; p90: number }>`
        select count(*)::integer as told,
          avg((extract(epoch from ended_at - created_at) <= greatest(1, round(told_p50)))::integer)::float8 as p50,
          avg((extract(epoch from ended_at - created_at) <= greatest(1, round(told_p90)))::integer)::float8 as p90
        from creation where route = ${lane} and state = 'ready' and told_p50 is not null`.execute(db);
      return rows[0] ?? { told: 0, p50: 0, p90: 0 };
    },
  };
}

/** Of 60 mixed clips that are asked for after `before` others: the shares that were ready before both ends. */
async function sharesAfter(before: number, seed: number) {
  const workshop = await aWorkshop(seed);
  for (let index = 0; index < before + JOBS; index += 1) {
    const ordered = await workshop.order();
    await workshop.showProgress();
    if (index >= before) await workshop.keepTold(ordered);
    await workshop.claimAll();
  }
  await workshop.finish();
  const { told, ...shares } = await workshop.truth();
  expect(told).toBe(JOBS);
  return shares;
}

describe('of 60 mixed clips', () => {
  it.each(atNight([1, 2, 3, 4], [1]))(
    'half are ready before the likely end, nine of ten before the nearly sure one (%i)',
    async (seed) => {
      const { p50, p90 } = await sharesAfter(120, seed);
      expect(p50).toBeGreaterThanOrEqual(0.35);
      expect(p50).toBeLessThanOrEqual(0.65);
      expect(p90).toBeGreaterThanOrEqual(0.85);
    },
  );

  it('the same holds after 20 clips of all kinds, over some rounds', async () => {
    const shares: { p50: number; p90: number }[] = [];
    for (const seed of atNight([1, 2, 3, 4, 5, 6], [1])) shares.push(await sharesAfter(20, seed));
    const half = shares.reduce((sum, { p50 }) => sum + p50, 0) / shares.length;
    expect(half).toBeGreaterThanOrEqual(0.35);
    expect(half).toBeLessThanOrEqual(0.65);
    expect(Math.min(...shares.map(({ p90 }) => p90))).toBeGreaterThanOrEqual(0.85);
  });
});
