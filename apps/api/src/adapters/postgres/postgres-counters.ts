import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import type { Counters } from '../../domain/limits.ts';
import { LIMITER_OPTIONS, limiterCounters } from '../limiter-counters.ts';
import type { Database } from './schema.ts';

interface Query {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Counters in the table `rate_limit`, each step one statement: they hold over all processes and a restart. */
export function createPostgresCounters(db: Kysely<Database>): Counters {
  // What the library needs of a client of `pg`.
  const storeClient = {
    async query({ text, values = [] }: Query) {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows) };
    },
  };
  return limiterCounters(
    new RateLimiterPostgres({
      ...LIMITER_OPTIONS,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      // The purge removes what is over.
      clearExpiredByTimeout: false,
    }),
  );
}
