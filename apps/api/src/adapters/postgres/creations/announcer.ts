import { type Kysely, sql } from 'kysely';

import type { CreationRecord } from '../../../domain/creations/creation.ts';
import type { Database } from '../schema.ts';

export interface Announcer {
  /** Wakes workers and tells streams of new creations, soon and without anybody waiting for it. */
  announce(lanes: readonly string[], creations: readonly CreationRecord[]): void;
}

/**
 * A transaction that notifies holds up the commits of all others, so the create call does not: its
 * signals follow in a transaction of their own, those of many calls together. Lost ones do no harm.
 */
export function createAnnouncer(db: Kysely<Database>): Announcer {
  let woken = new Set<string>();
  let news: string[] = [];
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    while (news.length > 0) {
      const call = sql`select creation_announce(${[...woken]}, ${news})`;
      woken = new Set();
      news = [];
      await call.execute(db).catch(() => undefined);
    }
    isSending = false;
  }

  return {
    announce: (lanes, creations) => {
      for (const lane of lanes) woken.add(lane);
      news.push(...creations.map(({ id, memberId }) => `${memberId} ${id}`));
      if (!isSending) void send();
    },
  };
}
