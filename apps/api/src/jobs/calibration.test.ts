import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase } from '../adapters/postgres/testing/test-database.ts';
import { createForecasts, keepsTold } from '../app/forecasts.ts';
import type { Submission } from '../domain/creation.ts';
import { anOrder, openClipLine, type ClipLine } from '../testing/clip-line.ts';
import { createScriptedProvider } from '../testing/scripted-provider.ts';

/** What clips of each kind take in the middle, in milliseconds. */
const KINDS = [
  { resolution: '360p', seconds: 3, middle: 180 },
  { resolution: '720p', seconds: 5, middle: 350 },
  { resolution: '1080p', seconds: 8, middle: 700 },
] as const;
/** How far single clips are from the middle: one in six takes 1.4 times as long. */
const SPREAD = 0.35;
const [LEARNING, RUN_IN, JOBS, MEMBERS, PLACES] = [120, 20, 60, 6, 2];
/** In the middle, between two orders in milliseconds: the places are busy for three quarters of the time. */
const PAUSE = 280;
const EIGHTHS = 9;

/** The same numbers every time. */
function numbersFrom(seed: number) {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
  /** Of a bell around 0. */
  const bell = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, bell };
}

const numbers = numbersFrom(8);
let line: ClipLine;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
});
afterAll(() => line.close());

function aSubmission(index: number, memberId: string): Submission {
  const { resolution, seconds } = KINDS[Math.floor(numbers.uniform() * KINDS.length)] ?? KINDS[0];
  return {
    ...anOrder(memberId),
    price: 0,
    atOnce: 2,
    input: { prompt: `clip ${index}`, resolution, seconds, seed: index },
  };
}

const takes = Array.from({ length: LEARNING + RUN_IN + JOBS }, () => Math.exp(SPREAD * numbers.bell()));

function startWorkers(count: number) {
  const provider = createScriptedProvider({
    folder: line.workFolder,
    pace: ({ input }) => {
      const middle = KINDS.find(({ resolution }) => resolution === input.resolution)?.middle ?? 0;
      return (middle * (takes[input.seed ?? 0] ?? 1)) / EIGHTHS;
    },
  });
  return Array.from({ length: count }, () => line.startWorker(provider, { leaseMs: 5000 }));
}

const unfinished = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from creation where state in ('waiting', 'running')`.execute(line.db);
  return rows[0]?.count;
};
const allDone = () => expect.poll(unfinished, { timeout: 60_000, interval: 50 }).toBe(0);

/** Of the clips that were told something, the shares that were ready before both ends. */
async function toldTruth() {
  const { rows } = await sql<{ told: number; p50: number; p90: number }>`
    select count(*)::integer as told,
      avg((extract(epoch from ended_at - created_at) <= told_p50)::integer)::float8 as p50,
      avg((extract(epoch from ended_at - created_at) <= told_p90)::integer)::float8 as p90
    from creation where state = 'ready' and told_p50 is not null`.execute(line.db);
  return rows[0] ?? { told: 0, p50: 0, p90: 0 };
}

it('tells ends that come true: half before the likely one, nine of ten before the nearly sure one', async () => {
  const { creations } = line;
  const members = await Promise.all(Array.from({ length: MEMBERS }, async () => (await line.order()).memberId));
  const learning = startWorkers(8);
  for (let index = 0; index < LEARNING; index += 1) {
    await creations.submit(aSubmission(index, members[index % MEMBERS] ?? ''));
  }
  await allDone();
  await Promise.all(learning.map((worker) => worker.close()));
  const workers = startWorkers(PLACES);
  const forecasts = createForecasts({ creations, sideBySide: PLACES, now: Date.now });
  const keepTold = keepsTold({ creations, forecasts });
  for (let index = LEARNING; index < LEARNING + RUN_IN + JOBS; index += 1) {
    await sleep(-PAUSE * Math.log(numbers.uniform()));
    const submitted = await creations.submit(
      aSubmission(index, members[Math.floor(numbers.uniform() * MEMBERS)] ?? ''),
    );
    // The first of them come to an empty house: it is not yet known how many there are.
    if (submitted.ok && index >= LEARNING + RUN_IN) await keepTold(submitted.value.creations);
  }
  await allDone();
  await Promise.all(workers.map((worker) => worker.close()));
  const { told, p50, p90 } = await toldTruth();
  console.log(`told ${told}, before p50 ${p50.toFixed(2)}, before p90 ${p90.toFixed(2)}`);
  expect(told).toBe(JOBS);
  expect(p50).toBeGreaterThanOrEqual(0.35);
  expect(p50).toBeLessThanOrEqual(0.65);
  expect(p90).toBeGreaterThanOrEqual(0.85);
}, 120_000);
