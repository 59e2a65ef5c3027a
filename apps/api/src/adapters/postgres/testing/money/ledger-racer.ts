// A process of its own that moves credits of the given members for a while, in any order.
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Ledger } from '../../../../domain/money/ledger.ts';
import { openDatabase } from '../../database.ts';
import { createPostgresLedger } from '../../money/postgres-ledger.ts';

const CLIENTS = 6;
const HOUR = 3_600_000;

interface Race {
  readonly ledger: Ledger;
  /** A hold that somebody, perhaps the other process, has made and nobody has settled yet. */
  readonly findHold: () => Promise<string>;
  readonly memberId: () => string;
  readonly counts: Record<string, number>;
}

const chance = (share: number) => Math.random() < share;

async function grant({ ledger, memberId }: Race) {
  const scope = chance(0.5) ? 'any' : 'local';
  const expiry = chance(0.5) ? { expiresAt: Date.now() + 300 } : {};
  const event = `payment:${randomUUID()}`;
  events.push(event);
  await ledger.grant({ memberId: memberId(), amount: 12, source: 'start', event, scope, ...expiry });
  return 'grant';
}

async function hold({ ledger, memberId }: Race) {
  const route = chance(0.5) ? 'local' : 'vendor';
  const ttlMs = chance(0.1) ? 200 : HOUR;
  const amount = 1 + Math.floor(Math.random() * 12);
  const result = await ledger.hold({ memberId: memberId(), amount, route, key: randomUUID(), ttlMs });
  return result.ok ? 'hold' : result.failure.reason;
}

async function settle({ ledger, findHold }: Race) {
  const holdId = await findHold();
  const result = await (chance(0.5) ? ledger.post(holdId) : ledger.void(holdId, 'cancelled'));
  return result.ok ? result.value : result.failure;
}

/** Events that this process granted by, the newest last. */
const events: string[] = [];

async function extend({ ledger, memberId }: Race) {
  await ledger.extend(memberId(), 'start', Date.now() + 200 + Math.random() * 400);
  return 'extend';
}

async function revoke({ ledger }: Race) {
  const result = await ledger.revoke(events[Math.floor(Math.random() * events.length)] ?? '', 'refund');
  return result.ok ? 'revoke' : result.failure;
}

async function widen({ ledger, memberId }: Race) {
  await ledger.widen(memberId(), 'start');
  return 'widen';
}

async function expire({ ledger }: Race) {
  await ledger.expire();
  return 'expire';
}

const MOVES = [grant, expire, hold, extend, revoke, widen, settle];
const SHARES = [0.14, 0.17, 0.62, 0.65, 0.69, 0.7, 1];

async function play(race: Race, move: (race: Race) => Promise<string>) {
  const name = await move(race).catch((error: unknown) => `error: ${error instanceof Error ? error.message : ''}`);
  race.counts[name] = (race.counts[name] ?? 0) + 1;
}

async function raceUntil(race: Race, end: number) {
  while (Date.now() < end) {
    const dice = Math.random();
    await play(race, MOVES[SHARES.findIndex((share) => dice < share)] ?? settle);
  }
}

const [url = '', ms = '0', ...members] = process.argv.slice(2);
const { db, close } = await openDatabase(url, { poolSize: CLIENTS });
const pending = db
  .selectFrom('hold')
  .select('id')
  .where('state', '=', 'pending')
  .orderBy(sql`random()`)
  .limit(1);
const race: Race = {
  ledger: createPostgresLedger(db),
  findHold: async () => (await pending.executeTakeFirst())?.id ?? randomUUID(),
  memberId: () => members[Math.floor(Math.random() * members.length)] ?? '',
  counts: {},
};
// The rare ones come once at least, however busy the machine is.
await Promise.all(MOVES.map((move) => play(race, move)));
const end = Date.now() + Number(ms);
await Promise.all(Array.from({ length: CLIENTS }, () => raceUntil(race, end)));
await close();
console.log(JSON.stringify(race.counts));
