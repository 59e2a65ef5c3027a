import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, it } from 'vitest';

import { zombieProcess } from '../testing/identity/zombie-process.ts';
import { isAlive } from './alive.ts';

it('knows a process that runs from one that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
  const { pid = 0 } = child;
  expect([isAlive(pid), isAlive(process.pid)]).toEqual([true, true]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(pid)).toBe(false);
});

it.runIf(process.platform === 'linux')('counts one that has ended and that nobody has buried as gone', async () => {
  const { pid, end } = await zombieProcess('true');
  expect(() => process.kill(pid, 0)).not.toThrow();
  expect(isAlive(pid)).toBe(false);
  await end();
});
