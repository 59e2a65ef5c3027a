import { expect, it } from 'vitest';

import { createSemaphore } from './semaphore.ts';

it('lets so many works run at once, and hands a place on whatever became of the work', async () => {
  const places = createSemaphore(2);
  let [running, most] = [0, 0];
  const work = (fails: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (fails) throw new Error('broken');
    return 'done';
  };
  const all = await Promise.allSettled([true, false, false, true, false].map((fails) => places.take(work(fails))));
  expect(most).toBe(2);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await places.take(work(false))).toBe('done');
});
