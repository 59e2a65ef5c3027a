import { openDatabase, type OpenDatabase } from '../adapters/postgres/database.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../adapters/postgres/embedded/embedded-postgres.ts';

interface Where {
  readonly home: string;
  readonly databaseUrl: string | undefined;
}

/** The data of a server, whether it runs or not: the given database, the one it runs, or one started for now. */
export async function openData({ home, databaseUrl }: Where): Promise<OpenDatabase> {
  const url = databaseUrl ?? (await findEmbeddedPostgres(home));
  if (url !== undefined) return openDatabase(url, { poolSize: 2 });
  const embedded = await startEmbeddedPostgres({ home });
  const database = await openDatabase(embedded.url, { poolSize: 2 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}
