import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aClip, creationBench, type CreationBench } from '../../creations/creation-bench.ts';
import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { creationsUnderTest } from '../testing/creations/creations-under-test.ts';
import { testDatabase } from '../testing/test-database.ts';

const ROUTES = ['first-route', 'other-route'];

let database: OpenDatabase;
let listener: Listener;
let bench: CreationBench;
beforeAll(async () => {
  database = await testDatabase();
  listener = await Listener.open(database.url);
  bench = await creationBench(creationsUnderTest(database, listener));
  for (const id of ROUTES) {
    await sql`insert into route (id, provider, source, parallel, per_second, micro_usd_a_day)
      values (${id}, 'vidu', 'operator', 1, 1, 1)`.execute(database.db);
  }
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

/** Operations of a creation: the first route failed, the other one is at it, or has made it. */
async function triedTwice(creationId: string, isMade: boolean): Promise<void> {
  for (const [index, route] of ROUTES.entries()) {
    const lastState = isMade ? 'done' : 'open';
    const state = index === 0 ? 'failed' : lastState;
    await sql`insert into operation (creation_id, route_id, job_id, token, state, external, check_at, micro_usd, started_at,
        ended_at)
      values (${creationId}, ${route}, ${randomUUID()}, ${randomUUID()}, ${state}, '{}', now(), 0,
        now() + ${index} * interval '1 second', ${state === 'open' ? null : sql`now()`})`.execute(database.db);
  }
}

it('tells which route made a clip in the end, and which makes one now', async () => {
  const { aMember, creations, running } = bench;
  const member = await aMember();
  const [made, drawn, going] = [await running(member), await running(member), await running(member)];
  await triedTwice(made.id, true);
  await triedTwice(going.id, false);
  for (const { job } of [made, drawn]) expect(await creations.deliver(job.lease, aClip())).toBe('delivered');
  const routesIn = async (lane: string) => (await creations.history(lane, 9)).map(({ route }) => route);
  expect([await routesIn(made.job.lane), await routesIn(drawn.job.lane)]).toEqual([['other-route'], [null]]);
  expect([...(await creations.routesOf([going.id, made.id, randomUUID()]))]).toEqual([[going.id, 'other-route']]);
  expect((await creations.routesOf([])).size).toBe(0);
});
