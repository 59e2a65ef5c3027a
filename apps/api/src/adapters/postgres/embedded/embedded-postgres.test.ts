import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it, vi } from 'vitest';

import { zombieProcess } from '../testing/identity/zombie-process.ts';
import { isAlive } from './alive.ts';
import { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { placeFor } from './place.ts';
import { findPlatformBinaries } from './platform-binaries.ts';
import { connectAs, readPostmaster } from './postmaster.ts';
import { canReach, findRunner, nobodyIn } from './runner.ts';

const PATIENT = 60_000;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, PATIENT);

function aHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'kinora-home-'));
  folders.push(home);
  return home;
}

async function ask(url: string, text: string): Promise<unknown> {
  const { port, password, pathname } = new URL(url);
  const client = await connectAs({ port: Number(port), password, database: pathname.slice(1) });
  try {
    const { rows } = await client.query<{ value: unknown }>(text);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

const holderOf = ({ dataFolder }: EmbeddedPostgres) => readPostmaster(dataFolder)?.pid ?? 0;

describe('the embedded PostgreSQL', () => {
  it(
    'keeps its data over a stop, a second server is refused, an orphan is taken over',
    async () => {
      const home = aHome();
      const first = await startEmbeddedPostgres({ home });
      await ask(first.url, 'create table kept (n int)');
      expect(await findEmbeddedPostgres(home)).toBe(first.url);
      await expect(startEmbeddedPostgres({ home })).rejects.toThrow(
        `another Kinora works with the data in ${first.dataFolder}; stop it, or set KINORA_HOME to another folder`,
      );
      await first.stop();
      expect(await findEmbeddedPostgres(home)).toBeUndefined();
      expect(existsSync(join(first.dataFolder, 'postmaster.pid'))).toBe(false);

      const script = `import { startEmbeddedPostgres } from '${join(import.meta.dirname, 'embedded-postgres.ts')}';
      await startEmbeddedPostgres({ home: '${home}' }); process.kill(process.pid, 'SIGKILL');`;
      const killed = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
      expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
      const orphan = holderOf(first);
      expect(isAlive(orphan)).toBe(true);

      const second = await startEmbeddedPostgres({ home });
      expect(holderOf(second)).not.toBe(orphan);
      expect(await ask(second.url, 'select count(*)::int as value from kept')).toBe(0);
      await second.stop();
    },
    PATIENT,
  );

  it.runIf(process.platform === 'linux')(
    'starts where a killed PostgreSQL was never buried',
    async () => {
      const home = aHome();
      const first = await startEmbeddedPostgres({ home });
      await first.stop();
      const folder = aHome();
      chmodSync(folder, 0o755);
      const program = join(folder, 'postgres');
      symlinkSync('/bin/true', program);
      const { pid, end } = await zombieProcess(program, findRunner());
      expect(readFileSync(`/proc/${pid}/comm`, 'utf8')).toBe('postgres\n');
      writeFileSync(join(first.dataFolder, 'postmaster.pid'), `${pid}\n${first.dataFolder}\n0\n1\n\n127.0.0.1\n`);
      const second = await startEmbeddedPostgres({ home });
      expect(await ask(second.url, 'select 1 as value')).toBe(1);
      await second.stop();
      await end();
    },
    PATIENT,
  );

  it(
    'starts again by itself when PostgreSQL is killed under it',
    async () => {
      const quiet = vi.spyOn(console, 'error').mockReturnValue();
      const home = aHome();
      const postgres = await startEmbeddedPostgres({ home });
      const pid = holderOf(postgres);
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(async () => expect(await ask(postgres.url, 'select 1 as value')).toBe(1), 20_000);
      expect(holderOf(postgres)).not.toBe(pid);
      await expect(startEmbeddedPostgres({ home })).rejects.toThrow('another Kinora works');
      await postgres.stop();
      quiet.mockRestore();
    },
    PATIENT,
  );

  it(
    'lets one of two simultaneous first starts win',
    async () => {
      const home = aHome();
      const starts = await Promise.allSettled([startEmbeddedPostgres({ home }), startEmbeddedPostgres({ home })]);
      const winners = starts.filter((start) => start.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      expect(starts.find((start) => start.status === 'rejected')?.reason).toMatchObject({
        message: expect.stringContaining('another Kinora works with the data'),
      });
      await winners[0]?.value.stop();
    },
    PATIENT,
  );

  it(
    'listens on loopback alone and asks for a password that only the owner can read',
    async () => {
      const home = aHome();
      const postgres = await startEmbeddedPostgres({ home });
      expect(await ask(postgres.url, "select current_setting('listen_addresses') as value")).toBe('127.0.0.1');
      expect(await ask(postgres.url, "select current_setting('unix_socket_directories') as value")).toBe('');
      const wrong = new URL(postgres.url);
      wrong.password = 'guess';
      await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
      expect(statSync(join(home, 'postgres-password')).mode & 0o077).toBe(0);
      await postgres.stop();
    },
    PATIENT,
  );

  it('refuses data of another PostgreSQL, and a home that cannot be written', async () => {
    const home = aHome();
    const { dataFolder } = placeFor(home);
    mkdirSync(dataFolder);
    writeFileSync(join(dataFolder, 'PG_VERSION'), '17\n');
    await expect(startEmbeddedPostgres({ home })).rejects.toThrow(
      `the data in ${dataFolder} is of PostgreSQL 17, this Kinora brings 18`,
    );
    writeFileSync(join(home, 'file'), '');
    await expect(startEmbeddedPostgres({ home: join(home, 'file', 'below') })).rejects.toThrow('cannot be written');
  });

  it('says which package is missing', () => {
    expect(() => findPlatformBinaries('sunos', 'sparc')).toThrow(
      /^the package @embedded-postgres\/sunos-sparc with PostgreSQL is not installed; .*DATABASE_URL/,
    );
  });
});

describe('the account PostgreSQL runs under as root', () => {
  const runner = { uid: 61_234, gid: 61_234 };

  it('is nobody, by its number on this machine', () => {
    expect(nobodyIn('root:x:0:0::/:\nnobody:x:99:98:Nobody:/:/sbin/nologin\n')).toEqual({ uid: 99, gid: 98 });
    expect(nobodyIn('root:x:0:0::/:\n')).toEqual({ uid: 65_534, gid: 65_534 });
    expect(nobodyIn('nobody:x:0:0::/:\n')).toEqual({ uid: 65_534, gid: 65_534 });
  });

  it('gets its data elsewhere when it cannot enter the home folder', () => {
    const closed = aHome();
    const elsewhere = aHome();
    const home = join(closed, 'clone', '.kinora');
    expect(placeFor(home, runner, [elsewhere]).base).toMatch(`${elsewhere}/kinora-`);
    chmodSync(closed, 0o711);
    expect(canReach(closed, runner)).toBe(true);
    expect(placeFor(home, runner, [elsewhere])).toMatchObject({ base: home, dataFolder: join(home, 'postgres') });
  });

  it.runIf(process.getuid?.() === 0)(
    'runs from a folder that only root may enter',
    async () => {
      const closed = aHome();
      const home = join(closed, '.kinora');
      const postgres = await startEmbeddedPostgres({ home });
      folders.push(join(postgres.dataFolder, '..'));
      expect(postgres.dataFolder).toMatch(/^\/var\/(?:lib|tmp)\/kinora-/);
      expect(await ask(postgres.url, 'select 1 as value')).toBe(1);
      const status = readFileSync(`/proc/${holderOf(postgres)}/status`, 'utf8');
      expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0');
      await postgres.stop();
    },
    PATIENT,
  );
});
