import { randomUUID } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

import type { Readers } from '../../../domain/creations/readers.ts';
import type { Database } from '../schema.ts';

interface ReaderTimes {
  /** How long a reader counts after its process was last heard of. */
  readonly liveMs?: number;
  /** How long it counts after it has left. */
  readonly graceMs?: number;
}

const LIVE_MS = 60_000;
const GRACE_MS = 10_000;

const from = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Readers in PostgreSQL; all of a process are prolonged at once, those of a killed one run out. */
export function createPostgresReaders(
  db: Kysely<Database>,
  { liveMs = LIVE_MS, graceMs = GRACE_MS }: ReaderTimes = {},
): Readers {
  const here = new Set<string>();
  let prolonging: Promise<unknown> = Promise.resolve();
  async function stay(ids: readonly string[], ms: number) {
    if (ids.length === 0) return;
    await db
      .updateTable('reader')
      .set({ until: from(ms) })
      .where('id', 'in', ids)
      .execute();
  }
  const timer = setInterval(() => {
    // What could not be prolonged is prolonged the next time.
    prolonging = stay([...here], liveMs).catch(() => undefined);
  }, liveMs / 3);
  timer.unref();
  return {
    async arrive(memberId) {
      const id = randomUUID();
      await db
        .insertInto('reader')
        .values({ id, member_id: memberId, until: from(liveMs) })
        .execute();
      here.add(id);
      return async () => {
        if (here.delete(id)) await stay([id], graceMs);
      };
    },
    async close() {
      clearInterval(timer);
      await prolonging;
    },
  };
}
