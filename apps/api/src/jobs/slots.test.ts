import { expect, it } from 'vitest';

import { createSlots, type StopReason } from './slots.ts';

const lease = (jobId: string) => ({ jobId, token: `token of ${jobId}` });
const untilStopped = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

it('runs work side by side and frees the slot of what has ended, also by an error', async () => {
  const errors: unknown[] = [];
  const slots = createSlots(2, (error) => errors.push(error));
  slots.run(lease('a'), () => Promise.resolve());
  slots.run(lease('b'), () => Promise.reject(new Error('broken')));
  expect(slots.free()).toBe(0);
  await slots.idle();
  expect(slots.free()).toBe(2);
  expect(errors).toEqual([undefined, new Error('broken')]);
});

it('tells one piece of work to stop, and keeps the first reason', async () => {
  const reasons: (StopReason | undefined)[] = [];
  const slots = createSlots(2, () => undefined);
  for (const name of ['a', 'b']) {
    slots.run(lease(name), async (slot) => {
      await untilStopped(slot.signal);
      reasons.push(slot.stopReason());
    });
  }
  slots.stop({ jobId: 'a' }, 'cancelled');
  slots.stop({ jobId: 'nobody' }, 'cancelled');
  slots.stopAll('stopping');
  await slots.idle();
  expect(reasons).toEqual(['cancelled', 'stopping']);
});

it('keeps a job that was lost and claimed anew apart from its first run', async () => {
  const ended: string[] = [];
  const slots = createSlots(2, () => undefined);
  for (const token of ['first', 'second']) {
    slots.run({ jobId: 'a', token }, async (slot) => {
      await untilStopped(slot.signal);
      ended.push(`${token} ${slot.stopReason() ?? ''}`);
    });
  }
  expect(slots.free()).toBe(0);
  slots.stop({ jobId: 'a', token: 'first' }, 'lost');
  await expect.poll(slots.free).toBe(1);
  expect(ended).toEqual(['first lost']);
  expect(slots.leases()).toEqual([{ jobId: 'a', token: 'second' }]);
  slots.stop({ jobId: 'a' }, 'cancelled');
  await slots.idle();
  expect(ended).toEqual(['first lost', 'second cancelled']);
});
