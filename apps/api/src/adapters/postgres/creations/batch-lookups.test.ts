import { expect, it } from 'vitest';

import { batchLookups } from './batch-lookups.ts';

/** A question whose answers wait for word. */
function slowLengths() {
  const rounds: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const ask = async (keys: readonly string[]) => {
    rounds.push(keys);
    await new Promise<void>((resolve) => answers.push(resolve));
    return new Map(keys.map((key) => [key, key.length]));
  };
  return { rounds, answer: () => answers.shift()?.(), ask };
}

it('asks at once when nobody does, and together for all who come meanwhile', async () => {
  const { rounds, answer, ask } = slowLengths();
  const lengthOf = batchLookups(ask);
  const first = lengthOf('a');
  const others = Promise.all([lengthOf('bb'), lengthOf('ccc')]);
  expect(rounds).toEqual([['a']]);
  answer();
  expect(await first).toBe(1);
  await expect.poll(() => rounds).toEqual([['a'], ['bb', 'ccc']]);
  answer();
  expect(await others).toEqual([2, 3]);
});

it('tells all of a round that it failed, and goes on', async () => {
  let isBroken = true;
  const known = batchLookups((keys) =>
    isBroken ? Promise.reject(new Error('away')) : Promise.resolve(new Map([[keys[0] ?? '', 1]])),
  );
  await expect(known('a')).rejects.toThrow('away');
  isBroken = false;
  expect(await known('a')).toBe(1);
});
