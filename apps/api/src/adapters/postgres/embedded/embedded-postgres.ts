import { ensureCluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { knownPasswordIn, passwordIn } from './password.ts';
import { placeFor } from './place.ts';
import { addressOf, clearFolder, connectAs, findAddress } from './postmaster.ts';
import { runnableBinaries } from './runnable-binaries.ts';
import { PostgresSupervisor } from './supervisor.ts';

const DATABASE = 'kinora';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Where accounts, money and everything else in the database lies on this machine. */
  readonly dataFolder: string;
  /** Ends PostgreSQL cleanly. Close the pools first. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  readonly home: string;
  /** Further settings of the server, `name=value`. */
  readonly settings?: readonly string[];
}

async function ensureDatabase(port: number, password: string) {
  const client = await connectAs({ port, password });
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * A real PostgreSQL of our own for a home folder, on a free loopback port. Throws one sentence with
 * what to do when the platform package is missing, the folder is taken or not writable, or the data
 * is of another version.
 */
export async function startEmbeddedPostgres({ home, settings = [] }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = placeFor(home);
  const password = passwordIn(place.base);
  const binaries = runnableBinaries(place);
  await ensureCluster({ binaries, place, password });
  await clearFolder(place.dataFolder, password);
  const account = { port: await freePort(), password, database: DATABASE };
  const supervisor = await PostgresSupervisor.start({ binaries, place, account, settings });
  try {
    await ensureDatabase(account.port, password);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return { url: addressOf(account), dataFolder: place.dataFolder, stop: () => supervisor.stop() };
}

/** The address of the PostgreSQL that a server of this home folder runs at this moment. */
export async function findEmbeddedPostgres(home: string): Promise<string | undefined> {
  const { base, dataFolder } = placeFor(home);
  const password = knownPasswordIn(base);
  return password === undefined ? undefined : findAddress(dataFolder, { password, database: DATABASE });
}
