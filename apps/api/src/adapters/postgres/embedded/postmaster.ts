import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { isAlive } from './alive.ts';
import { USER } from './cluster.ts';

const POLL_MS = 50;
const PATIENCE_MS = 60_000;
/** A server that has just started needs a moment to say that it is the owner. */
const OWNER_MS = 400;

export const OWNER = 'kinora owner';

interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const lockFile = (dataFolder: string) => join(dataFolder, 'postmaster.pid');

/** Who holds a data folder, according to PostgreSQL's own lock file. */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  if (!existsSync(lockFile(dataFolder))) return undefined;
  const [pid, , , port] = readFileSync(lockFile(dataFolder), 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
}

export interface Account {
  readonly port: number;
  readonly password: string;
  readonly database?: string;
  readonly name?: string;
}

export function addressOf({ port, password, database = 'postgres' }: Account): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

export async function connectAs(account: Account): Promise<Client> {
  const client = new Client({
    connectionString: addressOf(account),
    application_name: account.name ?? 'kinora',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined); // The pending call rejects with it.
  await client.connect();
  return client;
}

/** Whether a running PostgreSQL is the one of exactly this folder, and whether a live server works with it. */
async function askHolder(dataFolder: string, account: Account): Promise<'owned' | 'orphan' | 'stranger'> {
  let client: Client | undefined;
  try {
    client = await connectAs(account);
    const { rows } = await client.query<{ folder: string; owners: string }>(
      "select current_setting('data_directory') as folder, (select count(*) from pg_stat_activity where application_name = $1) as owners",
      [OWNER],
    );
    if (rows[0]?.folder !== dataFolder) return 'stranger';
    return Number(rows[0].owners) > 0 ? 'owned' : 'orphan';
  } catch {
    return 'stranger'; // Nothing answers there, or a server that doesn't know our password.
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** Resolves when no process holds the data folder any more. */
async function untilReleased(dataFolder: string, pid: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (existsSync(lockFile(dataFolder)) && isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not let go of ${dataFolder}; end it and start again`);
    await sleep(POLL_MS);
  }
}

/**
 * After a crash of the machine the number in the lock file may be somebody else's, and a killed PostgreSQL may
 * never be buried: a new one would wait for either. One that still uses the folder is seen by its shared memory.
 */
function dropForeignLock(dataFolder: string, pid: number) {
  const name = `/proc/${pid}/comm`;
  if (!existsSync(name) || readPostmaster(dataFolder)?.pid !== pid) return;
  if (isAlive(pid) && readFileSync(name, 'utf8').trim() === 'postgres') return;
  rmSync(lockFile(dataFolder), { force: true });
}

/** The address of the PostgreSQL that runs on a data folder, if it answers as that. */
export async function findAddress(dataFolder: string, account: Omit<Account, 'port'>): Promise<string | undefined> {
  const holder = readPostmaster(dataFolder);
  if (!holder) return undefined;
  const whole = { ...account, port: holder.port };
  return (await askHolder(dataFolder, whole)) === 'stranger' ? undefined : addressOf(whole);
}

/**
 * Makes a data folder free: stops a PostgreSQL that outlived a killed server. A process number may
 * belong to someone else by now, so it must first answer as the PostgreSQL of exactly this folder.
 * Throws one sentence when a live server works with it.
 */
export async function clearFolder(dataFolder: string, password: string): Promise<void> {
  const holder = readPostmaster(dataFolder);
  if (!holder) return;
  const ask = () => askHolder(dataFolder, { port: holder.port, password });
  let answer = await ask();
  if (answer === 'orphan') {
    await sleep(OWNER_MS);
    answer = await ask();
  }
  if (answer === 'owned') {
    throw new Error(
      `another Kinora works with the data in ${dataFolder}; stop it, or set KINORA_HOME to another folder`,
    );
  }
  if (answer === 'stranger') return dropForeignLock(dataFolder, holder.pid);
  process.kill(holder.pid, 'SIGINT');
  await untilReleased(dataFolder, holder.pid);
  dropForeignLock(dataFolder, holder.pid);
}
