import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { inject } from 'vitest';

import { withAdmin } from './test-admin.ts';

export interface BlankDatabase {
  readonly url: string;
  readonly client: Client;
  readonly drop: () => Promise<void>;
}

/** A database without tables, for tests of how they come; and one connection to it. */
export async function blankDatabase(): Promise<BlankDatabase> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(server.url, (admin) => admin.query(`create database ${name} template template0`));
  const { href } = Object.assign(new URL(server.url), { pathname: name });
  const client = new Client({ connectionString: href });
  await client.connect();
  return {
    url: href,
    client,
    drop: async () => {
      await client.end();
      await withAdmin(server.url, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}
