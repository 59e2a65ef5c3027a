import { sql, type Kysely } from 'kysely';

import type { SessionEnds } from '../../../domain/identity/identity.ts';
import type { Listener } from '../listener.ts';
import type { Database } from '../schema.ts';
import { liveSessions } from './postgres-sessions.ts';

/** As often as an event stream's heartbeat: finds what isn't announced, such as an expired session. */
const CHECK_MS = 15_000;

type Db = Kysely<Database>;

/** Those of the hashes (in hex) whose sessions live. */
async function livingOf(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await liveSessions(db)
    .select(sql<string>`encode(token_hash, 'hex')`.as('hash'))
    .where(
      'token_hash',
      'in',
      hashes.map((hash) => Buffer.from(hash, 'hex')),
    )
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Ends of sessions, heard over the process's one listening connection and looked for now and then. */
export function createPostgresSessionEnds(db: Db, listener: Listener, { checkMs = CHECK_MS } = {}): SessionEnds {
  const watchers = new Map<string, Set<() => void>>();
  const tell = (hash: string) => {
    const ended = watchers.get(hash) ?? [];
    watchers.delete(hash);
    for (const end of ended) end();
  };
  async function check(hashes: readonly string[]) {
    if (hashes.length === 0) return;
    const living = await livingOf(db, hashes);
    for (const hash of hashes) if (!living.has(hash)) tell(hash);
  }
  // A database that is away ends no session; the next look finds what happened meanwhile.
  const checkAll = () => void check([...watchers.keys()]).catch(() => undefined);
  const stopHearing = listener.hear('session_end', tell);
  const stopGaps = listener.onGap(checkAll);
  const timer = setInterval(checkAll, checkMs);
  timer.unref();
  return {
    watch({ tokenHash }, ended) {
      const hash = tokenHash.toString('hex');
      const all = watchers.get(hash) ?? new Set();
      watchers.set(hash, all.add(ended));
      // It may have ended between the moment when it was found and this one.
      check([hash]).catch(() => undefined);
      return () => {
        all.delete(ended);
        if (all.size === 0 && watchers.get(hash) === all) watchers.delete(hash);
      };
    },
    close() {
      stopHearing();
      stopGaps();
      clearInterval(timer);
      watchers.clear();
    },
  };
}
