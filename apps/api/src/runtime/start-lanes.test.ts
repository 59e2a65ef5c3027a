import { expect, it } from 'vitest';

import { createMemoryQueue } from '../adapters/memory-queue.ts';
import { startLanes } from './start-lanes.ts';

it('opens its lanes and performs their jobs', async () => {
  const queue = createMemoryQueue();
  const performed: string[] = [];
  const worker = await startLanes(
    { env: { leaseMs: 3000 }, queue },
    {
      name: 'toys',
      lanes: ['boats', 'kites'],
      perform: async ({ lane }, { lease }) => {
        performed.push(lane);
        await queue.finish(lease);
      },
    },
  );
  for (const lane of ['boats', 'kites']) await queue.enqueue({ key: lane, lane });
  await expect.poll(() => performed.toSorted(), { timeout: 5000 }).toEqual(['boats', 'kites']);
  await worker.close();
});
