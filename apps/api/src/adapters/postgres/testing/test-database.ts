import { randomUUID } from 'node:crypto';

import { inject } from 'vitest';

import { openDatabase, type OpenDatabase } from '../database.ts';
import { withAdmin } from './test-admin.ts';

/** An empty database with the current schema, for one test file; closing it removes it. */
export async function testDatabase(options: { poolSize?: number; empty?: boolean } = {}): Promise<OpenDatabase> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const source = options.empty === true ? 'template0' : server.template;
  await withAdmin(server.url, (client) => client.query(`create database ${name} template ${source}`));
  const url = new URL(server.url);
  url.pathname = name;
  const database = await openDatabase(url.href, { poolSize: options.poolSize ?? 5, warn: () => undefined });
  return {
    ...database,
    close: async () => {
      await database.close();
      await withAdmin(server.url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
