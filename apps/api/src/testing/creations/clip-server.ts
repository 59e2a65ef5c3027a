import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { startServerProcess } from '../server-process.ts';

/** A server in a process of its own that really makes clips, one at a time, on a data base of its own. */
export interface ClipServer {
  /** Its address, without a slash at the end. */
  readonly base: string;
  readonly database: OpenDatabase;
  /** Where its files lie. */
  readonly home: string;
  close(): Promise<void>;
}

/** Starts one whose files lie in a folder that is gone with it. */
export async function startClipServer(): Promise<ClipServer> {
  const home = mkdtempSync(join(tmpdir(), 'kinora-clips-'));
  const database = await testDatabase();
  const server = startServerProcess({
    DATABASE_URL: database.url,
    KINORA_HOME: home,
    KINORA_PORT: '0',
    KINORA_WORKERS: '1',
    KINORA_LIMITS: 'test',
    KINORA_LOW_DISK: '0',
  });
  const base = (await server.until(/Kinora runs at (\S+)/))[1]?.replace(/\/$/, '') ?? '';
  return {
    base,
    database,
    home,
    async close() {
      await server.end('SIGTERM');
      await database.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
