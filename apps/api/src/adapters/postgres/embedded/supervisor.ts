import { setTimeout as sleep } from 'node:timers/promises';

import type { Client } from 'pg';

import type { Place } from './place.ts';
import { type Account, clearFolder, connectAs, OWNER } from './postmaster.ts';
import { ended, hasEnded, type Program, runProgram } from './program.ts';

const ATTEMPTS = 40;
const RETRY_MS = 250;
const POLL_MS = 20;
const STOP_MS = 20_000;

/** What a start may run into while a predecessor is still dying. */
const LINGERING = /shared memory block|lock file|already in use|could not bind/;

export interface Cluster {
  readonly binaries: string;
  readonly place: Place;
  readonly account: Account;
  readonly settings: readonly string[];
}

function launch({ binaries, place, account, settings }: Cluster): Program {
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', ...settings];
  const options = ['-D', place.dataFolder, '-p', String(account.port), ...all.flatMap((setting) => ['-c', setting])];
  return runProgram({ binaries, place, program: 'postgres', options });
}

/** The first connection is kept: while it is open, other starts see that the folder has an owner. */
async function untilOwned(program: Program, account: Account): Promise<Client | undefined> {
  while (!hasEnded(program)) {
    try {
      return await connectAs({ ...account, database: 'postgres', name: OWNER });
    } catch {
      await sleep(POLL_MS); // It starts or recovers from a crash, which may take any time.
    }
  }
  return undefined;
}

interface Running {
  readonly program: Program;
  readonly owner: Client;
}

async function startWithRetries(cluster: Cluster): Promise<Running> {
  const { place, account } = cluster;
  for (let attempt = 1; ; attempt += 1) {
    await clearFolder(place.dataFolder, account.password);
    const program = launch(cluster);
    const owner = await untilOwned(program, account);
    if (owner) return { program, owner };
    const reason = program.said.join(' ');
    if (attempt === ATTEMPTS || !LINGERING.test(reason)) throw new Error(`PostgreSQL does not start: ${reason}`);
    await sleep(RETRY_MS);
  }
}

async function stopProgram({ program, owner }: Running) {
  await owner.end().catch(() => undefined);
  if (hasEnded(program)) return;
  const end = ended(program);
  program.child.kill('SIGINT'); // Fast shutdown: ends sessions, writes everything, leaves.
  const impatient = setTimeout(() => program.child.kill('SIGQUIT'), STOP_MS);
  await end;
  clearTimeout(impatient);
}

/** A PostgreSQL that is kept running: one that ends under us is started again on the same port. */
export class PostgresSupervisor {
  #running: Running;
  readonly #stopping = new AbortController();
  readonly #cluster: Cluster;

  private constructor(cluster: Cluster, running: Running) {
    this.#cluster = cluster;
    this.#running = running;
    this.#watch();
  }

  static async start(cluster: Cluster): Promise<PostgresSupervisor> {
    return new PostgresSupervisor(cluster, await startWithRetries(cluster));
  }

  /** A call, because stopping may begin during any wait. */
  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  #watch() {
    const { program, owner } = this.#running;
    program.child.once('close', () => void this.#revive());
    owner.once('end', () => void this.#ownAgain());
  }

  async #revive() {
    if (this.#isStopping()) return;
    console.error('PostgreSQL has ended and is started again');
    try {
      this.#running = await startWithRetries(this.#cluster);
      if (this.#isStopping()) await stopProgram(this.#running);
      else this.#watch();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  /** A crash of one session makes PostgreSQL drop all of them and go on. */
  async #ownAgain() {
    const { program } = this.#running;
    await sleep(POLL_MS);
    if (this.#isStopping() || hasEnded(program)) return;
    const owner = await untilOwned(program, this.#cluster.account);
    if (!owner || this.#isStopping()) {
      await owner?.end();
      return;
    }
    this.#running = { program, owner };
    owner.once('end', () => void this.#ownAgain());
  }

  async stop(): Promise<void> {
    if (this.#isStopping()) return;
    this.#stopping.abort();
    await stopProgram(this.#running);
  }
}
