import { expect, it } from 'vitest';

import { createDraw, simulateQueue, type Part, type Scene } from './simulate-queue.ts';

const aPart = (memberId: string, turn: number, change: Partial<Part> = {}): Part => ({
  memberId,
  turn,
  atOnce: 2,
  durations: [10],
  ...change,
});
const scene: Scene = { running: [], waiting: [], recent: [], rate: 0, pace: 1, places: 1 };
const played = (change: Partial<Scene>) => simulateQueue({ ...scene, ...change }, createDraw(1));

it('draws the same numbers every time, evenly', () => {
  const numbers = Array.from({ length: 1000 }, createDraw(3));
  expect(numbers).toEqual(Array.from({ length: 1000 }, createDraw(3)));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.filter((one) => one < 0.5).length).toBeGreaterThan(450);
});

it('takes one after the other, as many at once as there are places', () => {
  const waiting = [aPart('a', 1), aPart('b', 1), aPart('c', 1)];
  expect(played({ waiting })).toEqual([10, 20, 30]);
  expect(played({ waiting, places: 2 })).toEqual([10, 10, 20]);
  expect(played({ waiting, running: [aPart('r', 0, { durations: [4] })] })).toEqual([14, 24, 34]);
  expect(played({ waiting, pace: 2 })).toEqual([20, 40, 60]);
});

it('lets others pass a member who has enough at once', () => {
  const waiting = [aPart('m', 1, { atOnce: 1 }), aPart('m', 2, { atOnce: 1 }), aPart('c', 3)];
  expect(played({ waiting, places: 2 })).toEqual([10, 20, 10]);
});

it('counts on those who come and have asked for less', () => {
  const waiting = Array.from({ length: 10 }, (_, at) => aPart('m', at + 1));
  const alone = played({ waiting }).at(-1) ?? 0;
  const others = played({ waiting, recent: [aPart('x', 1), aPart('y', 1)], rate: 0.1 }).at(-1) ?? 0;
  const own = played({ waiting, recent: [aPart('m', 1)], rate: 0.1 }).at(-1) ?? 0;
  expect([alone, own]).toEqual([100, 100]);
  expect(others).toBeGreaterThan(100);
});
