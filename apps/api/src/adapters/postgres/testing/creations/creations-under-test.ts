import type { CreationsUnderTest } from '../../../creations/creation-bench.ts';
import { createPostgresCreationFeed } from '../../creations/postgres-creation-feed.ts';
import { createPostgresCreations } from '../../creations/postgres-creations.ts';
import type { OpenDatabase } from '../../database.ts';
import type { Listener } from '../../listener.ts';
import { createPostgresLedger } from '../../money/postgres-ledger.ts';
import { createPostgresQueue } from '../../postgres-queue.ts';
import { newMember } from '../money/test-ledger.ts';

/** Creations with their queue, books and feed, and members with open accounts. */
export function creationsUnderTest(database: OpenDatabase, listener: Listener): CreationsUnderTest {
  const { db } = database;
  const ledger = createPostgresLedger(db);
  return {
    ledger,
    creations: createPostgresCreations(db),
    feed: createPostgresCreationFeed(db, listener),
    queue: createPostgresQueue(db, listener),
    newMember: async () => {
      const id = await newMember(database);
      await ledger.open(id);
      return id;
    },
  };
}
