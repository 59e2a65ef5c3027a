import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { atNight } from '@kinora/vitest-config/nightly';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { isAlive } from './adapters/postgres/embedded/alive.ts';
import { testDatabase } from './adapters/postgres/testing/test-database.ts';
import { signUpMember, type ApiMember } from './testing/api-member.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

const PATIENT = 180_000;
const POLL = { timeout: 90_000, interval: 100 };
const run = promisify(execFile);

const folders: string[] = [];
const started: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.end('SIGTERM')));
}, 60_000);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function aHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'kinora-main-'));
  folders.push(home);
  return home;
}

function start(settings: Readonly<Record<string, string>>): ServerProcess {
  const common = { KINORA_PORT: '0', KINORA_WORKERS: '1', KINORA_LEASE: '3', KINORA_LOW_DISK: '0' };
  const one = startServerProcess({ ...common, ...settings });
  started.push(one);
  return one;
}

const addressOf = async (server: ServerProcess) => (await server.until(/Kinora runs at (\S+)/))[1] ?? '';

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(typeof address === 'object' ? address?.port : '');
}

/** Processes that a process has started, and those that these have started. */
async function descendantsOf(pid: number): Promise<readonly number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout.split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found) {
    for (const [child, of] of pairs) if (of === parent && child !== undefined) found.push(child);
  }
  return found.slice(1);
}

const stateOf = async (member: ApiMember, id: string) => (await member.call('getCreation', { id })).data.state;

async function order(member: ApiMember, key: string): Promise<string> {
  const { data } = await member.create(key);
  return data.creations[0]?.id ?? '';
}

const untilDrawing = (member: ApiMember, id: string) =>
  expect.poll(async () => (await member.call('getCreation', { id })).data.phase, POLL).toBe('drawing');

describe('a server and a worker on a PostgreSQL that exists', () => {
  it(
    'make a clip together, and stop without an orphan and without losing work',
    async () => {
      const database = await testDatabase();
      const settings = { DATABASE_URL: database.url, KINORA_HOME: aHome() };
      const server = start({ ...settings, KINORA_ROLE: 'api' });
      const worker = start({ ...settings, KINORA_ROLE: 'worker' });
      const url = await addressOf(server);
      expect(server.said()).toContain('accounts and credits in your database');
      await worker.until(/Kinora works on/);
      const ada = await signUpMember(url, 'ada@example.com');
      const first = await order(ada, 'first-of-ada');
      await expect.poll(() => stateOf(ada, first), POLL).toBe('ready');
      const [clip] = await ada.creations();
      const file = await fetch(`${url}${clip?.result?.url ?? ''}`);
      expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, clip?.result?.bytes]);

      const second = await order(ada, 'second-of-ada');
      await untilDrawing(ada, second);
      const children = await descendantsOf(worker.pid);
      expect(children.length).toBeGreaterThan(0);
      expect(await worker.end('SIGTERM')).toBe(0);
      // The system takes a moment to bury them.
      await vi.waitFor(() => expect(children.filter(isAlive)).toEqual([]), { timeout: 10_000 });
      expect(await stateOf(ada, second)).toBe('waiting');
      expect(await server.end('SIGTERM')).toBe(0);
      await database.close();
    },
    PATIENT,
  );
});

describe('a server with a PostgreSQL of its own', () => {
  it(
    'that is killed starts again on the same data and finishes the clip, charged once',
    async () => {
      const home = aHome();
      const first = start({ KINORA_HOME: home });
      const ada = await signUpMember(await addressOf(first), 'ada@example.com');
      const id = await order(ada, 'only-of-ada');
      await untilDrawing(ada, id);
      await first.end('SIGKILL');

      const second = start({ KINORA_HOME: home });
      const url = await addressOf(second);
      const again = ada.at(url);
      await expect.poll(() => stateOf(again, id), POLL).toBe('ready');
      expect(await again.call('integral', {})).toMatchObject({ data: { total: 32 } });

      const third = start({ KINORA_HOME: home });
      expect(await third.ended()).toBe(0);
      expect(third.said()).toBe(
        `Kinora already runs at ${url} (stop it there, or set KINORA_HOME to another folder)\n`,
      );

      const children = await descendantsOf(second.pid);
      expect(children.length).toBeGreaterThan(0);
      expect(await second.end('SIGTERM')).toBe(0);
      expect(children.filter(isAlive)).toEqual([]);
      expect(readdirSync(home)).not.toContain('server.json');
    },
    PATIENT,
  );
});

it(
  'a server behind a proxy names the address it is reached at and listens on its own port, which no other one gets',
  async () => {
    const database = await testDatabase();
    const port = await freePort();
    const proxied = { KINORA_URL: 'https://kinora.example', KINORA_PORT: port };
    const settings = { DATABASE_URL: database.url, KINORA_ROLE: 'api' };
    const server = start({ ...settings, KINORA_HOME: aHome(), ...proxied });
    expect(await addressOf(server)).toBe('https://kinora.example');
    const answer = await fetch(`http://127.0.0.1:${port}/config.json`);
    expect(answer.status).toBe(200);
    const second = start({ ...settings, KINORA_HOME: aHome(), KINORA_PORT: port });
    expect(await second.ended()).toBe(1);
    expect(second.said()).toBe(
      `Kinora does not start: port ${port} is taken; stop what listens there or set KINORA_PORT to another one\n`,
    );
    expect(await server.end('SIGTERM')).toBe(0);
    await database.close();
  },
  PATIENT,
);

describe('a server that cannot start says why in one sentence', () => {
  it(
    'when the home cannot be written, the database does not answer, or a worker finds no server',
    async () => {
      const home = aHome();
      writeFileSync(join(home, 'file'), '');
      const below = join(home, 'file', 'below');
      const away = 'postgres://kinora@127.0.0.1:1/kinora';
      const empty = aHome();
      const failures = [
        [{ KINORA_HOME: below }, `the folder ${below} cannot be written (ENOTDIR); set KINORA_HOME to one of your own`],
        [
          { KINORA_HOME: aHome(), DATABASE_URL: away },
          'the database at 127.0.0.1:1/kinora does not answer; start it or correct DATABASE_URL',
        ],
        [{ KINORA_HOME: empty, KINORA_ROLE: 'worker' }, `no server runs on ${empty}; start one, or set DATABASE_URL`],
      ] as const;
      for (const [settings, sentence] of failures.slice(0, atNight(3, 1))) {
        const server = start(settings);
        expect(await server.ended()).toBe(1);
        expect(server.said()).toBe(`Kinora does not start: ${sentence}\n`);
      }
    },
    PATIENT,
  );
});
