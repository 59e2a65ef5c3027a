import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { isFastStart } from './fast-start.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-boxes-'));
});
afterAll(() => rm(folder, { recursive: true }));

function box(kind: string, payload: number): Buffer {
  const bytes = Buffer.alloc(8 + payload);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(kind, 4, 'latin1');
  return bytes;
}

/** A box whose size stands in 64 bits. */
function wideBox(kind: string, payload: number): Buffer {
  const bytes = Buffer.alloc(16 + payload);
  bytes.writeUInt32BE(1);
  bytes.write(kind, 4, 'latin1');
  bytes.writeBigUInt64BE(BigInt(bytes.length), 8);
  return bytes;
}

async function fileOf(...boxes: Buffer[]): Promise<string> {
  const file = join(folder, 'clip.mp4');
  await writeFile(file, Buffer.concat(boxes));
  return file;
}

it('is true when the index comes before the media', async () => {
  expect(await isFastStart(await fileOf(box('ftyp', 16), wideBox('free', 40), box('moov', 99), box('mdat', 9)))).toBe(
    true,
  );
});

it('is false when the media comes first', async () => {
  expect(await isFastStart(await fileOf(box('ftyp', 16), wideBox('mdat', 40), box('moov', 99)))).toBe(false);
});

it('is false without an index, and for what is no MP4', async () => {
  expect(await isFastStart(await fileOf(box('ftyp', 16)))).toBe(false);
  expect(await isFastStart(await fileOf(Buffer.alloc(64)))).toBe(false);
  expect(await isFastStart(await fileOf(Buffer.alloc(0)))).toBe(false);
});
