import { describe, expect, it } from 'vitest';

import type { ByteReader } from './byte-reader.ts';
import { flacStructure, mp3Structure, oggStructure, wavStructure } from './sound-structure.ts';

function readerOf(...parts: (readonly number[] | string)[]): ByteReader {
  const bytes = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
  return { size: bytes.length, read: async (position, length) => bytes.subarray(position, position + length) };
}
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const RIFF = ['RIFF', zeros(4), 'WAVE'] as const;

describe('a WAV', () => {
  it('is whole where its samples are there, behind other chunks, too', async () => {
    const note = ['note', [3, 0, 0, 0], zeros(4)];
    expect(await wavStructure(readerOf(...RIFF, ...note, 'data', [4, 0, 0, 0], zeros(4)))).toBe('whole');
    expect(await wavStructure(readerOf(...RIFF, 'data', [5, 0, 0, 0], zeros(4)))).toBe('truncated');
    expect(await wavStructure(readerOf(...RIFF, ...note))).toBe('truncated');
  });

  it('may leave its length open, as a recorder does', async () => {
    for (const length of [zeros(4), [255, 255, 255, 255]]) {
      expect(await wavStructure(readerOf(...RIFF, 'data', length, zeros(4)))).toBe('whole');
    }
  });

  it('is not walked for ever', async () => {
    const chunks = Array.from({ length: 1001 }, () => ['note', zeros(4)]).flat();
    expect(await wavStructure(readerOf(...RIFF, ...chunks))).toBe('damaged');
  });
});

describe('a FLAC', () => {
  it('has its blocks, the description first, and then something to play', async () => {
    const [info, last] = [
      [0, 0, 0, 2, 1, 1],
      [0x81, 0, 0, 1, 0],
    ];
    expect(await flacStructure(readerOf('fLaC', info, last, [255]))).toBe('whole');
    expect(await flacStructure(readerOf('fLaC', info, last))).toBe('truncated');
    expect(await flacStructure(readerOf('fLaC', info))).toBe('truncated');
    expect(await flacStructure(readerOf('fLaC', last, info))).toBe('damaged');
  });
});

describe('an MP3', () => {
  it('goes on behind its tag', async () => {
    expect(await mp3Structure(readerOf([255, 251, 0]))).toBe('whole');
    expect(await mp3Structure(readerOf('ID3', zeros(3), [0, 0, 1, 2], zeros(130), [255]))).toBe('whole');
    expect(await mp3Structure(readerOf('ID3', zeros(3), [0, 0, 1, 2], zeros(130)))).toBe('truncated');
    expect(await mp3Structure(readerOf('ID3'))).toBe('truncated');
  });
});

describe('an OGG', () => {
  it('has a whole first page and more behind it', async () => {
    const page = ['OggS', zeros(22), [2, 3, 1], zeros(4)];
    expect(await oggStructure(readerOf(...page, 'OggS'))).toBe('whole');
    expect(await oggStructure(readerOf(...page))).toBe('damaged');
    expect(await oggStructure(readerOf('OggS'))).toBe('truncated');
    expect(await oggStructure(readerOf('OggS', [9], zeros(21), [0], 'OggS'))).toBe('damaged');
  });
});
