// A process of its own that asks for creations, works on them, calls them off and lets them expire, all at once.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { aClip } from '../../../creations/creation-bench.ts';
import { createPostgresCreations } from '../../creations/postgres-creations.ts';
import { openDatabase } from '../../database.ts';
import { Listener } from '../../listener.ts';
import { createPostgresLedger } from '../../money/postgres-ledger.ts';
import { createPostgresQueue } from '../../postgres-queue.ts';

const CLIENTS = 8;
const LEASE_MS = 200;
const lane = 'race';

const [url = '', ms = '0', ...members] = process.argv.slice(2);
const { db, close } = await openDatabase(url, { poolSize: CLIENTS });
const listener = await Listener.open(url);
const queue = createPostgresQueue(db, listener);
const creations = createPostgresCreations(db);
const ledger = createPostgresLedger(db);
const counts: Record<string, number> = {};

const chance = (share: number) => Math.random() < share;
const aMember = () => members[Math.floor(Math.random() * members.length)] ?? '';

async function ask() {
  const result = await creations.submit({
    memberId: aMember(),
    key: randomUUID(),
    bodyHash: 'race',
    model: 'local',
    mode: 'text',
    input: { prompt: 'a race' },
    count: 1 + Math.floor(Math.random() * 3),
    price: 5,
    route: 'local',
    lane,
    total: 10,
    parents: [],
    ttlMs: chance(0.2) ? 100 : 3_600_000,
  });
  return result.ok ? 'asked' : result.failure.reason;
}

async function work() {
  const job = await queue.claim({ lane, worker: String(process.pid), leaseMs: LEASE_MS });
  if (!job) return 'idle';
  const { lease } = job;
  if (!(await creations.begin(lease))) return (await queue.finish(lease)) ? 'finished' : 'lost before it began';
  await creations.progress(lease, { phase: 'drawing', done: 1, total: 10 });
  if (chance(0.15)) await sleep(LEASE_MS + 50); // Long enough to lose the job, and to come back late.
  if (chance(0.1)) return queue.fail(lease, { error: 'busy', retry: chance(0.5) });
  if (chance(0.1)) return creations.fail(lease, { state: 'failed', reason: 'crashed', retryable: true });
  if (chance(0.1)) return creations.confirmCancel(lease);
  return creations.deliver(lease, aClip());
}

async function cancelUnpaid() {
  const memberId = aMember();
  const unfinished = await creations.unfinished(memberId);
  const one = unfinished[Math.floor(Math.random() * unfinished.length)];
  if (!one) return 'nothing to cancel';
  const result = await creations.cancel(memberId, one.id);
  return result.ok ? `cancel: ${result.value.state}` : result.failure;
}

async function tidy() {
  await queue.reap();
  await creations.expire();
  await ledger.expire();
  const event = randomUUID();
  await ledger.grant({ memberId: aMember(), amount: 20, source: 'plan', event, scope: 'any' });
  return 'tidied';
}

async function raceUntil(end: number) {
  while (Date.now() < end) {
    const dice = Math.random();
    const move = [ask, cancelUnpaid, tidy, work][[0.3, 0.45, 0.55, 1].findIndex((share) => dice < share)] ?? work;
    const name = await move().catch((error: unknown) => `error: ${error instanceof Error ? error.message : ''}`);
    counts[name] = (counts[name] ?? 0) + 1;
  }
}

const end = Date.now() + Number(ms);
await Promise.all(Array.from({ length: CLIENTS }, () => raceUntil(end)));
await listener.close();
await close();
console.log(JSON.stringify(counts));
