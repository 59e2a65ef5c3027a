import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { pathOf } from '../testing/fixture-files.ts';
import type { ByteReader } from './byte-reader.ts';
import { sampleEntries } from './sample-entries.ts';

const readerOf = (bytes: Buffer): ByteReader => ({
  size: bytes.length,
  read: async (at, length) => bytes.subarray(at, at + length),
});

const entriesOf = async (name: string) => sampleEntries(readerOf(await readFile(await pathOf(name))));

it('reads what each track holds, wherever the index stands', async () => {
  expect(await entriesOf('index-first.mp4')).toMatchObject([
    { type: 'avc1', isVideo: true, width: 160, height: 90 },
    { type: 'mp4a', isVideo: false },
  ]);
  expect(await entriesOf('index-at-end.mp4')).toHaveLength(1);
});

it('sees a lock and a size that are only claimed', async () => {
  expect(await entriesOf('locked.mp4')).toMatchObject([{ type: 'encv' }]);
  expect(await entriesOf('huge-frame.mp4')).toMatchObject([{ width: 16_384, height: 8704 }]);
});

it('finds nothing in what makes no sense, cut at any place', async () => {
  const whole = await readFile(await pathOf('index-first.mp4'));
  const index = whole.indexOf('moov') - 4;
  for (let length = index; length < index + 700; length += 7) {
    const cut = readerOf(whole.subarray(0, length));
    expect((await sampleEntries(cut)).length).toBeLessThanOrEqual(2);
  }
  expect(await sampleEntries(readerOf(Buffer.from('no box at all')))).toEqual([]);
});
