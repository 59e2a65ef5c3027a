import type { Submission } from '../../../../domain/creations/creation.ts';
import type { Library } from '../../../../domain/library/library.ts';
import { creationBench } from '../../../creations/creation-bench.ts';
import { createPostgresCreationFeed } from '../../creations/postgres-creation-feed.ts';
import { createPostgresCreations } from '../../creations/postgres-creations.ts';
import { createPostgresLibrary } from '../../library/postgres-library.ts';
import { Listener } from '../../listener.ts';
import { createPostgresLedger } from '../../money/postgres-ledger.ts';
import { createPostgresQueue } from '../../postgres-queue.ts';
import { newMember } from '../money/test-ledger.ts';
import { testDatabase } from '../test-database.ts';

export const PAGE = { limit: 50 };
/** An id without a row. */
export const NOBODY = '01940000-0000-7000-8000-00000000ffff';

/** What the tests of libraries work with. */
export async function openLibraryBench() {
  const database = await testDatabase({ poolSize: 8 });
  const listener = await Listener.open(database.url);
  const { db } = database;
  const ledger = createPostgresLedger(db);
  const library = createPostgresLibrary(db);
  const bench = await creationBench({
    ledger,
    creations: createPostgresCreations(db),
    feed: createPostgresCreationFeed(db, listener),
    queue: createPostgresQueue(db, listener),
    newMember: async () => {
      const id = await newMember(database);
      await ledger.open(id);
      return id;
    },
  });
  return {
    ...bench,
    db,
    library,
    /** One that has ended, with this prompt. */
    ended: async (memberId: string, prompt: string, change: Partial<Submission> = {}): Promise<string> => {
      const [record] = await bench.create(memberId, { input: { prompt }, ...change });
      const id = record?.id ?? '';
      await bench.creations.cancel(memberId, id);
      return id;
    },
    promptsOf: async (memberId: string, query: Parameters<Library['search']>[1]) =>
      (await library.search(memberId, query, PAGE)).items.map(({ record }) => record.input.prompt),
    async close() {
      await listener.close();
      await database.close();
    },
  };
}

export type LibraryBench = Awaited<ReturnType<typeof openLibraryBench>>;
