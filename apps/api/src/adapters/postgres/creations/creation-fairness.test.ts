import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Job } from '../../../domain/queue.ts';
import { anOrder, openClipLine, type ClipLine } from '../../../testing/creations/clip-line.ts';
import { aClip } from '../../creations/creation-bench.ts';
import { testDatabase } from '../testing/test-database.ts';

const [WAITING, BATCH, NEWCOMERS, PLACES] = [1000, 20, 12, 2];

let line: ClipLine;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
}, 60_000);
afterAll(() => line.close());

const aMember = async () => {
  const { memberId, id } = await line.order();
  await line.creations.cancel(memberId, id);
  return memberId;
};

async function begin(): Promise<Job> {
  const job = await line.queue.claim({ lane: 'local', worker: 'w', leaseMs: 60_000 });
  if (!job) throw new Error('nothing to claim');
  await line.creations.begin(job.lease);
  return job;
}

it('a first clip waits for the end of one that runs, whoever has 1,000 in line', async () => {
  const { creations } = line;
  const greedy = await aMember();
  for (let count = 0; count < WAITING; count += BATCH) {
    await creations.submit({ ...anOrder(greedy), count: BATCH, price: 0 });
  }
  const running = await Promise.all(Array.from({ length: PLACES }, begin));
  for (let count = 0; count < NEWCOMERS; count += 1) {
    const modest = await aMember();
    const asked = await creations.submit({ ...anOrder(modest), price: 0 });
    const [clip] = asked.ok ? asked.value.creations : [];
    expect(clip).toMatchObject({ state: 'waiting', position: 0 });
    const first = running.shift();
    if (first) await creations.deliver(first.lease, aClip());
    const next = await begin();
    expect(next.creationId).toBe(clip?.id);
    running.push(next);
    // And the member with the long line goes on after it.
    const second = running.shift();
    if (second) await creations.deliver(second.lease, aClip());
    const after = await begin();
    expect(after.memberId).toBe(greedy);
    running.push(after);
  }
}, 60_000);
