import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { expect, it } from 'vitest';

import { batchesIn, placesIn, summariseBatch } from './batch-summary.ts';

const ready = (id: string, batch = 'one') => aReadyCreation({ id, batch });
const eighteen = Array.from({ length: 18 }, (_, place) => ready(`r${place}`));
const two = [
  aFailedCreation('crashed', { id: 'f', batch: 'one' }),
  aFailedCreation('declined', { id: 'd', batch: 'one' }),
];

it('says of a batch of 20 of which two failed what is there and what came back', () => {
  expect(summariseBatch([...eighteen, ...two])).toEqual({
    count: 20,
    ready: 18,
    going: 0,
    failed: 2,
    cancelled: 0,
    sums: { held: 0, charged: 144, returned: 16 },
  });
});

it('tells apart what goes on, what ran out of time and what was called off', () => {
  const [called, ran] = [aCreation({ state: 'cancelled' }), aCreation({ state: 'running' })];
  const clips = [aCreation(), ran, aFailedCreation('expired'), called];
  expect(summariseBatch(clips)).toMatchObject({ count: 4, ready: 0, going: 2, failed: 1, cancelled: 1 });
});

it('finds batches of several clips, wherever they stand, and leaves out what is loaded in part', () => {
  const list = [ready('a', 'x'), ready('b', 'y'), ready('c', 'x'), ready('d', 'z'), ready('e', 'z')];
  expect([...batchesIn(list)].map(([id, { count }]) => [id, count])).toEqual([
    ['a', 2],
    ['d', 2],
  ]);
  expect([...batchesIn(list, { cut: 'z' }).keys()]).toEqual(['a']);
});

it('numbers the clips of a batch as they were asked for, and none that stands alone', () => {
  const list = [ready('c', 'x'), ready('b', 'y'), ready('a', 'x'), ready('e', 'z'), ready('d', 'z')];
  expect(placesIn(list, { cut: 'z' })).toEqual(
    new Map([
      ['a', { number: 1, count: 2 }],
      ['c', { number: 2, count: 2 }],
    ]),
  );
});
