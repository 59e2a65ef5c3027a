import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { zipStream, type ZipEntry } from './zip-stream.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

const AT = Date.UTC(2026, 10, 22, 13, 5, 8);

function entry(name: string, content: Buffer): ZipEntry {
  async function* pieces() {
    for (let at = 0; at < content.length; at += 1000) yield content.subarray(at, at + 1000);
  }
  return { name, at: AT, open: () => Promise.resolve(pieces()) };
}

async function zipped(entries: readonly ZipEntry[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipStream(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Another's reading of it: names, contents and times. */
const READ = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    print(json.dumps({
        'bad': z.testzip(),
        'files': [[i.filename, z.read(i).hex(), list(i.date_time), i.compress_type] for i in z.infolist()],
    }))`;

function readBack(zip: Buffer): unknown {
  const path = join(folder, 'read.zip');
  writeFileSync(path, zip);
  return JSON.parse(execFileSync('python3', ['-c', READ, path], { encoding: 'utf8' }));
}

const hasPython = (() => {
  try {
    return execFileSync('python3', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

describe('a ZIP', () => {
  it('says of each file where it is, what its bytes are, and its name as UTF-8', async () => {
    const [small, large] = [Buffer.from('123456789'), Buffer.alloc(123_456, 7)];
    const zip = await zipped([entry('01 a fox.mp4', small), entry('02 ein Füchslein 🦊.mp4', large)]);
    const end = zip.subarray(-22);
    expect(end.readUInt32LE(0)).toBe(0x06_05_4b_50);
    expect(end.readUInt16LE(10)).toBe(2);
    const directory = end.readUInt32LE(16);
    expect(zip.readUInt32LE(directory)).toBe(0x02_01_4b_50);
    expect(zip.readUInt16LE(directory + 8)).toBe(0x08_00);
    // The check value of CRC-32, and its bytes as they are.
    expect(zip.readUInt32LE(directory + 16).toString(16)).toBe('cbf43926');
    expect(zip.readUInt32LE(directory + 20)).toBe(9);
    const nameEnd = 30 + zip.readUInt16LE(26);
    expect(zip.subarray(30, nameEnd).toString()).toBe('01 a fox.mp4');
    expect(zip.subarray(nameEnd, nameEnd + 9)).toEqual(small);
  });

  it.runIf(hasPython)('is read by others', async () => {
    const [small, large] = [Buffer.from('fox'), Buffer.alloc(123_456, 7)];
    const zip = await zipped([entry('01 a fox.mp4', small), entry('02 ein Füchslein 🦊.mp4', large)]);
    const time = [2026, 11, 22, 13, 5, 8];
    expect(readBack(zip)).toEqual({
      bad: null,
      files: [
        ['01 a fox.mp4', small.toString('hex'), time, 0],
        ['02 ein Füchslein 🦊.mp4', large.toString('hex'), time, 0],
      ],
    });
  });

  it('of nothing is empty', async () => {
    expect((await zipped([])).length).toBe(22);
  });

  it('ends where a file is gone', async () => {
    const gone = { ...entry('a', Buffer.from('a')), open: () => Promise.reject(new Error('gone')) };
    await expect(zipped([gone])).rejects.toThrow('gone');
  });
});
