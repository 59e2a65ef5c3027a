import { expect, it } from 'vitest';

import { withRetries } from './with-retries.ts';

const options = {
  isPassing: (error: unknown) => error instanceof Error && error.message === 'away',
  tries: 3,
  firstDelayMs: 1,
};

function failing(times: number, message: string) {
  let calls = 0;
  return () => {
    calls += 1;
    return calls <= times ? Promise.reject(new Error(message)) : Promise.resolve(calls);
  };
}

it('goes on until it works', async () => {
  expect(await withRetries(failing(2, 'away'), options)).toBe(3);
});

it('gives up in the end, and at once for what will not pass', async () => {
  await expect(withRetries(failing(3, 'away'), options)).rejects.toThrow('away');
  await expect(withRetries(failing(1, 'broken'), options)).rejects.toThrow('broken');
});
