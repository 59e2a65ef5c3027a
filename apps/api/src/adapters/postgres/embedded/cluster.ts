import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Place } from './place.ts';
import { ended, runProgram } from './program.ts';

export const USER = 'kinora';

interface Cluster {
  readonly binaries: string;
  readonly place: Place;
  readonly password: string;
}

async function majorOf({ binaries, place }: Cluster): Promise<number> {
  const program = runProgram({ binaries, place, program: 'postgres', options: ['--version'] });
  await ended(program);
  return Number(/PostgreSQL\) (\d+)/.exec(program.said.join('\n'))?.[1]);
}

function give({ runner }: Place, path: string) {
  if (runner) chownSync(path, runner.uid, runner.gid);
}

async function initialise({ binaries, place, password }: Cluster, draft: string) {
  const secret = `${draft}-password`;
  mkdirSync(draft, { mode: 0o700 });
  give(place, draft);
  writeFileSync(secret, password, { mode: 0o600 });
  give(place, secret);
  try {
    const program = runProgram({
      binaries,
      place,
      program: 'initdb',
      options: [
        `--pgdata=${draft}`,
        `--username=${USER}`,
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--no-instructions',
      ],
    });
    if ((await ended(program)) !== 0) {
      throw new Error(`PostgreSQL cannot make its data folder ${place.dataFolder}: ${program.said.join(' ')}`);
    }
  } finally {
    rmSync(secret, { force: true });
  }
}

/** Appears whole or not at all: a start that was killed in between leaves a draft, never half a database. */
async function makeCluster(cluster: Cluster) {
  const { base, dataFolder } = cluster.place;
  const draft = join(base, `postgres-draft-${randomUUID()}`);
  try {
    await initialise(cluster, draft);
    renameSync(draft, dataFolder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(dataFolder, 'PG_VERSION'))) throw error;
  }
}

/** Makes the data folder at the first start; refuses one that another PostgreSQL wrote. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { dataFolder } = cluster.place;
  const file = join(dataFolder, 'PG_VERSION');
  if (!existsSync(file)) return makeCluster(cluster);
  const found = readFileSync(file, 'utf8').trim();
  const ours = await majorOf(cluster);
  if (found === String(ours)) return;
  throw new Error(
    `the data in ${dataFolder} is of PostgreSQL ${found}, this Kinora brings ${ours}; start the version that wrote it, or set KINORA_HOME to another folder`,
  );
}
