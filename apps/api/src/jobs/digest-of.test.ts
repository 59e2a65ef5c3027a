import { expect, it } from 'vitest';

import { digestOf } from './digest-of.ts';

/** Of `abc`: FIPS 180-4, example 1. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

async function* pieces() {
  yield* [Buffer.from('a'), Buffer.from('bc')];
}

const open = async (key: string) => (key === 'there' ? pieces() : undefined);

it('adds up the pieces of a stored file', async () => {
  expect(await digestOf({ open }, 'there')).toEqual({ bytes: 3, checksum: ABC });
  expect(await digestOf({ open }, 'gone')).toMatchObject({ bytes: 0 });
});
