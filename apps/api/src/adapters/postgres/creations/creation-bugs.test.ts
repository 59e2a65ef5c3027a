import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { aClip, creationBench, type CreationBench } from '../../creations/creation-bench.ts';
import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { creationsUnderTest } from '../testing/creations/creations-under-test.ts';
import { plantBug, type Bug } from '../testing/plant-bug.ts';
import { testDatabase } from '../testing/test-database.ts';

const BUGS: readonly Bug[] = [
  {
    name: 'a clip is posted on a stale attempt',
    function: 'creation_lease',
    changes: [['lease_token = p_token and ', '']],
  },
  {
    name: 'a clip that ends without a result keeps its credits',
    function: 'creation_end',
    changes: [['c.hold_id is not null', 'false']],
  },
  {
    name: 'a ready clip is not charged',
    function: 'creation_deliver',
    changes: [["c.state = 'running' and c.hold_id", "c.state = 'waiting' and c.hold_id"]],
  },
  {
    name: 'a member without a plan has two clips made at once',
    function: 'job_claim',
    changes: [['least(l.member_cap, candidate.at_once)', 'l.member_cap']],
  },
  {
    name: 'a plan has no greater share of the queue',
    function: 'creation_submit',
    changes: [["coalesce((p_spec ->> 'weight')::integer, 1)", '1']],
  },
];

async function open(database: OpenDatabase, listener: Listener): Promise<CreationBench> {
  return creationBench(creationsUnderTest(database, listener));
}

/** A worker that was lost comes back with a clip that another has made. */
async function losesAWorker({ aLane, aMember, claim, create, creations, ledger, queue, read }: CreationBench) {
  const [member, lane] = [await aMember(), await aLane()];
  const [{ id } = { id: '' }] = await create(member, { lane });
  const lost = await claim(lane, 1);
  await creations.begin(lost.lease);
  await sleep(5);
  await queue.reap();
  const job = await claim(lane);
  await creations.begin(job.lease);
  const late = await creations.deliver(lost.lease, aClip());
  if (late !== 'stale' || (await read(member, id)).state !== 'running') return `the lost worker ${late}`;
  await creations.deliver(job.lease, aClip());
  const { available, held } = await ledger.balance(member);
  return available === 92 && held === 0 ? undefined : `${available} left, ${held} held`;
}

async function fails({ aMember, creations, ledger, running }: CreationBench) {
  const member = await aMember();
  const { job } = await running(member);
  await creations.fail(job.lease, { state: 'failed', reason: 'crashed', retryable: false });
  const { available } = await ledger.balance(member);
  return available === 100 ? undefined : `${available} left after a failure`;
}

async function takesTurns({ aLane, aMember, create, queue }: CreationBench) {
  const lane = await aLane();
  const [free, pro] = [await aMember(), await aMember()];
  await create(free, { lane, count: 4, atOnce: 1, weight: 1 });
  await create(pro, { lane, count: 4, atOnce: 9, weight: 4 });
  const turns: (string | undefined)[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    turns.push((await queue.claim({ lane, worker: 'w', leaseMs: 60_000 }))?.memberId);
  }
  if (turns.filter((id) => id === free).length !== 1) return 'more than one clip at once';
  // Their shares are 1 and 4: the fourth of the one comes beside the first of the other.
  return turns.slice(0, 3).every((id) => id === pro) ? undefined : 'the plan does not go first';
}

async function findProblem(bench: CreationBench): Promise<string | undefined> {
  try {
    for (const tried of [losesAWorker, fails, takesTurns]) {
      const problem = await tried(bench);
      if (problem !== undefined) return problem;
    }
    const [breach] = (await bench.ledger.books()).breaches;
    return breach?.rule;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function problemWith(bug?: Bug): Promise<string | undefined> {
  const database = await testDatabase();
  const listener = await Listener.open(database.url);
  try {
    if (bug !== undefined) await plantBug(database, bug);
    return await findProblem(await open(database, listener));
  } finally {
    await listener.close();
    await database.close();
  }
}

describe('the proof of clips and their credits', () => {
  it('finds nothing where there is no mistake', async () => {
    expect(await problemWith()).toBeUndefined();
  });

  it.each(BUGS)('notices when $name', async (bug) => {
    expect(await problemWith(bug)).toEqual(expect.any(String));
  });
});
