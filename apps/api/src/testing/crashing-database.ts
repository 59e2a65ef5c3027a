import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type QueryConfig } from 'pg';

import { connectionTo } from '../adapters/postgres/connection.ts';
import type { Database } from '../adapters/postgres/schema.ts';

/** Where a process is killed: at its n-th statement (from 1), before the database heard it or before it heard the answer. */
export interface CrashPoint {
  readonly statement: number;
  readonly moment: 'after' | 'before';
}

function die(): never {
  throw new Error('killed');
}

/** A database whose process is killed at one statement: that one and all later ones throw, and what was open is rolled back. */
export function crashingDatabase(url: string, { moment, statement }: CrashPoint) {
  const pool = new Pool({ ...connectionTo(url), max: 2 });
  pool.on('error', () => undefined);
  let count = 0;
  const isDead = () => count >= statement;

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect();
    const query = async (...asked: readonly unknown[]) => {
      if (isDead()) return die();
      count += 1;
      if (isDead() && moment === 'before') return die();
      const told: unknown = await client.query(asked[0] as QueryConfig, asked[1] as unknown[]); // As the builder asks.
      return isDead() ? die() : told;
    };
    // The query builder calls these two alone.
    return { query, release: () => client.release(isDead()) } as unknown as PostgresPoolClient;
  }

  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } as never }),
  });
  return { db, wasKilled: isDead, close: () => db.destroy() };
}
