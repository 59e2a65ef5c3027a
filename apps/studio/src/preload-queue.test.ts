import { expect, it } from 'vitest';

import { createPreloadQueue } from './preload-queue.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('loads each page once, four at a time, and goes on after a failure', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createPreloadQueue((path) => {
    begun.push(path);
    return new Promise((resolve, reject) =>
      ends.push(path === '/b/' ? () => reject(new Error('gone')) : () => resolve(null)),
    );
  });
  expect(queue.isBusy()).toBe(false);
  for (const path of ['/a/', '/b/', '/a/', '/c/', '/d/', '/e/', '/f/']) queue.add(path);
  expect(begun).toEqual(['/a/', '/b/', '/c/', '/d/']);
  ends[1]?.();
  await turn();
  expect(begun).toEqual(['/a/', '/b/', '/c/', '/d/', '/e/']);
  for (const end of ends) end();
  await turn();
  expect(begun.at(-1)).toBe('/f/');
  expect(queue.isBusy()).toBe(true);
  ends.at(-1)?.();
  await turn();
  expect(queue.isBusy()).toBe(false);
});
