import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { readProcesses } from './process-table.mjs';
import { run } from './processes.mjs';

const folder = join(import.meta.dirname, 'testing');
const here = { cwd: folder, env: process.env };

const isAlive = (pid) => readProcesses().some(([living]) => living === pid);

/** Starts head -> 1 -> 2 -> 3, as a command of npm or by itself, and waits until all are born. */
async function startFamily(command, env = {}) {
  const inherited = Object.entries(process.env).filter(([key]) => key !== 'npm_lifecycle_event');
  const head = spawn(command[0], command.slice(1), {
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const born = [];
  for await (const line of createInterface({ input: head.stdout })) {
    if (born.push(Number(line.split(' ')[1])) === 3) break;
  }
  return { head, born };
}

async function survivorsOf(pids, withinMs) {
  for (let waited = 0; waited < withinMs && pids.some(isAlive); waited += 50) await sleep(50);
  return pids.filter(isAlive);
}

const HEAD = [process.execPath, join(folder, 'head.mjs')];

const SPAWN_AND_WAIT = `require('node:child_process').spawn(process.argv[1], process.argv.slice(2), { stdio: 'inherit' })`;

/** `; exit` keeps the shell from replacing itself by its only command. */
const inShell = (command) => ['sh', '-c', '"$0" "$@"; exit $?', ...command];

describe.concurrent('a command that run.mjs starts', { timeout: 60_000 }, () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    it(`takes everything below it along on ${signal}`, async () => {
      const { head, born } = await startFamily(HEAD);
      head.kill(signal);
      await once(head, 'exit');
      expect(await survivorsOf(born, 0)).toEqual([]);
    });
  }

  it('takes everything below it along on Ctrl-C, which reaches the whole group', async () => {
    const { head, born } = await startFamily(HEAD);
    process.kill(0 - head.pid, 'SIGINT');
    await once(head, 'exit');
    expect(await survivorsOf(born, 0)).toEqual([]);
  });

  it('leaves nothing behind when it is killed itself', async () => {
    const { head, born } = await startFamily(HEAD);
    process.kill(born[0], 'SIGKILL');
    const [status] = await once(head, 'exit');
    expect(status).toBe(137);
    expect(await survivorsOf(born, 0)).toEqual([]);
  });

  for (const signal of ['SIGTERM', 'SIGKILL']) {
    it(`leaves when the shell that npm put in between ends by ${signal}`, async () => {
      const { head, born } = await startFamily(inShell(HEAD), { npm_lifecycle_event: 'start' });
      head.kill(signal);
      expect(await survivorsOf(born, 10_000)).toEqual([]);
    });
  }

  it('leaves when npm is killed above that shell', async () => {
    const { head, born } = await startFamily(inShell(inShell(HEAD)), { npm_lifecycle_event: 'start' });
    head.kill('SIGKILL');
    expect(await survivorsOf(born, 10_000)).toEqual([]);
  });

  it('stays when whoever started npm goes', async () => {
    const asNpm = [process.execPath, '-e', SPAWN_AND_WAIT, ...HEAD];
    const { head, born } = await startFamily(inShell(asNpm), { npm_lifecycle_event: 'start' });
    head.kill('SIGKILL');
    expect(await survivorsOf(born, 2_000)).toEqual(born);
    process.kill(born[0], 'SIGKILL');
    expect(await survivorsOf(born, 10_000)).toEqual([]);
  });

  it('hands its exit status on', async () => {
    expect(await run([process.execPath, '-e', 'process.exit(7)'], here)).toBe(7);
  });

  it('says which program is missing', async () => {
    await expect(run(['no-such-program'], here)).rejects.toThrow('no-such-program does not start');
  });
});

describe('a process that leaves with its parent', () => {
  it('gets SIGTERM when the parent is killed', async () => {
    const preload = join(folder, '../leave-with-parent.mjs');
    const child = `import('node:timers/promises').then(({ setTimeout }) => setTimeout(60000)); console.log('born', process.pid)`;
    const parent = `require('node:child_process').spawn(process.execPath, ['--import=' + process.argv[1], '-e', process.argv[2]], { stdio: 'inherit' })`;
    const middle = spawn(process.execPath, ['-e', parent, preload, child], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface({ input: middle.stdout }), 'line');
    middle.kill('SIGKILL');
    expect(await survivorsOf([Number(line.split(' ')[1])], 10_000)).toEqual([]);
  });
});
