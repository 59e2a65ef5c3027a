import { expect, it } from 'vitest';

import { Closers } from './closers.ts';

it('closes the last first, all of them, once', async () => {
  const closers = new Closers();
  const order: string[] = [];
  const problems: unknown[] = [];
  closers.add(() => order.push('database'));
  closers.add(() => {
    throw new Error('stuck');
  });
  closers.add(() => Promise.resolve(order.push('server')));
  await closers.close((error) => problems.push(error));
  await closers.close((error) => problems.push(error));
  expect(order).toEqual(['server', 'database']);
  expect(problems).toEqual([new Error('stuck')]);
});
