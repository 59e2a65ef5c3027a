import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { startChores } from './chores.ts';

it('comes back, never twice at once, and reports what fails', async () => {
  const said: string[] = [];
  let inside = 0;
  let most = 0;
  let slowRuns = 0;
  const slow = async () => {
    most = Math.max(most, (inside += 1));
    await sleep(10);
    inside -= 1;
    slowRuns += 1;
  };
  const stop = startChores(
    [
      { name: 'slow', everyMs: 3, act: slow },
      { name: 'broken', everyMs: 5, act: () => Promise.reject(new Error('no disk')) },
    ],
    (message) => said.push(message),
  );
  await expect.poll(() => slowRuns, { interval: 5 }).toBeGreaterThan(1);
  await stop();
  const runs = slowRuns;
  await sleep(20);
  expect([most, slowRuns]).toEqual([1, runs]);
  expect(said).toContain('broken failed: no disk');
});
