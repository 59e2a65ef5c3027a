import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Runner } from '../../embedded/runner.ts';

const read = (pid: number | undefined, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/**
 * A process that has ended, below a parent that never collects it, as below the first process of many containers.
 * `end` ends the parent.
 */
export async function zombieProcess(
  command: string,
  runner?: Runner,
): Promise<{ readonly pid: number; readonly end: () => Promise<void> }> {
  // The shell turns into a program that knows of no child; only then the child may end, or the shell would collect it.
  const script = '{ read line <&3; exec "$0"; } & echo $!; exec sleep 600';
  const parent = spawn('sh', ['-c', script, command], { ...runner, stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
  const { stdout, stdio } = parent;
  if (!stdout) throw new Error('the shell has no output');
  const [line]: unknown[] = await once(stdout, 'data');
  const pid = Number(line);
  while (read(parent.pid, 'comm') !== 'sleep\n') await sleep(10);
  // Asked for above; Node opens it for writing.
  (stdio[3] as Writable).end('\n');
  while (!read(pid, 'stat').includes(') Z ')) await sleep(10);
  return {
    pid,
    end: async () => {
      parent.kill('SIGKILL');
      await once(parent, 'exit');
    },
  };
}
