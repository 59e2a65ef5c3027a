import { afterEach, expect, it, vi } from 'vitest';

import { peakMemory, releaseFrames, residentMemory } from './memory.ts';

afterEach(() => vi.unstubAllGlobals());

it('remembers the largest size it saw', () => {
  const before = peakMemory();
  const held = Buffer.alloc(before + 50_000_000 - residentMemory(), 1);
  const grown = residentMemory();
  expect(held).toHaveLength(held.length);
  expect(peakMemory()).toBeGreaterThanOrEqual(grown);
  expect(grown).toBeGreaterThan(before);
});

it('asks for a small collection where it may, and goes on where it may not', () => {
  const collections: unknown[] = [];
  vi.stubGlobal('gc', (options: unknown) => collections.push(options));
  releaseFrames();
  vi.stubGlobal('gc', undefined);
  releaseFrames();
  expect(collections).toEqual([{ type: 'minor' }]);
});
