import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { createGate, Overloaded } from './gate.ts';

it('lets only so many in at once, and the rest in order, whatever becomes of each', async () => {
  const gate = createGate(2);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (id: number) => async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(2);
    inside -= 1;
    order.push(id);
    if (id === 1) throw new Error('one fails');
    return id;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((id) => gate(work(id))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
});

it('turns away who would be too many in line, and lets the next one wait again', async () => {
  const gate = createGate(1, 2);
  const door = new EventEmitter();
  const held = once(door, 'open').then(() => 'done');
  const inside = [1, 2, 3].map(() => gate(() => held));
  await expect(gate(() => held)).rejects.toThrow(Overloaded);
  door.emit('open');
  expect(await Promise.all(inside)).toEqual(['done', 'done', 'done']);
  expect(await gate(() => held)).toBe('done');
});
