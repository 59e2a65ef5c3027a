import { expect, it } from 'vitest';

import { peakMemory, residentMemory } from './memory.ts';

it('remembers the largest size it saw', () => {
  const before = peakMemory();
  const held = Buffer.alloc(before + 50_000_000 - residentMemory(), 1);
  const grown = residentMemory();
  expect(held).toHaveLength(held.length);
  expect(peakMemory()).toBeGreaterThanOrEqual(grown);
  expect(grown).toBeGreaterThan(before);
});
