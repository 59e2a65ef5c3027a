import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Runner } from '../embedded/runner.ts';

const isUnburied = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');

/**
 * A process that has ended, below a parent that never collects it, as below the first process of many containers.
 * `end` ends the parent.
 */
export async function unburied(
  command: string,
  runner?: Runner,
): Promise<{ readonly pid: number; readonly end: () => Promise<void> }> {
  // The shell turns into a program that knows of no child.
  const script = '"$0" & echo $!; exec sleep 600';
  const parent = spawn('sh', ['-c', script, command], { ...runner, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line]: unknown[] = await once(parent.stdout, 'data');
  const pid = Number(line);
  while (!isUnburied(pid)) await sleep(10);
  return {
    pid,
    end: async () => {
      parent.kill('SIGKILL');
      await once(parent, 'exit');
    },
  };
}
