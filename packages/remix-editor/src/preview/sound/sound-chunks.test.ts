import { describe, expect, it, vi } from 'vitest';

import { createSoundChunks, type DecodeRun } from './sound-chunks.ts';

const CHUNK = 240_000;

/** A file whose samples are their own numbers. */
function aFile() {
  const decode = vi.fn<DecodeRun>((_url, { from, to }) => {
    const left = Float32Array.from({ length: to - from }, (_, index) => from + index);
    return Promise.resolve({ left, right: left.map((sample) => -sample) });
  });
  return { decode, chunks: createSoundChunks(decode) };
}

describe('decoded sound', () => {
  it('holds what is asked for at its place', async () => {
    const { chunks } = aFile();
    const { left, right, start = 0 } = await chunks.load('a', { from: CHUNK - 10, to: CHUNK + 10 });
    expect([start, left.length]).toEqual([0, 2 * CHUNK]);
    for (const sample of [CHUNK - 10, CHUNK - 1, CHUNK, CHUNK + 9]) {
      expect([left[sample - start], right[sample - start]]).toEqual([sample, -sample]);
    }
  });

  it('is decoded once, and the same object for the same chunks', async () => {
    const { chunks, decode } = aFile();
    const first = await chunks.load('a', { from: 10, to: 20 });
    expect(await chunks.load('a', { from: 900, to: CHUNK })).toBe(first);
    await chunks.load('a', { from: 900, to: CHUNK + 1 });
    expect(decode).toHaveBeenCalledTimes(2);
    expect(await chunks.load('b', { from: 10, to: 20 })).not.toBe(first);
  });

  it('is let go of when others were used more recently', async () => {
    const { chunks, decode } = aFile();
    for (let index = 0; index < 60; index += 1) await chunks.load('a', { from: index * CHUNK, to: index * CHUNK + 1 });
    await chunks.load('a', { from: 59 * CHUNK, to: 59 * CHUNK + 1 });
    expect(decode).toHaveBeenCalledTimes(60);
    await chunks.load('a', { from: 0, to: 1 });
    expect(decode).toHaveBeenCalledTimes(61);
  });

  it('is tried again where it failed', async () => {
    const { chunks, decode } = aFile();
    decode.mockRejectedValueOnce(new Error('403'));
    await expect(chunks.load('a', { from: 0, to: 1 })).rejects.toThrow('403');
    await expect(chunks.load('a', { from: 0, to: 1 })).resolves.toMatchObject({ start: 0 });
  });
});
