import { expect, it } from 'vitest';

import { lettersBySource } from './source-shares.mjs';

it('says how many letters came from which source, line by line', () => {
  const sources = ['one.ts', 'two.ts'];
  // Ten of the first, then the second; on the next line two of nobody's, then the first again, 20 letters on.
  const mappings = 'AAAA,UCAA;A,EDAA,oBCAA';
  const code = `${'a'.repeat(10)}${'b'.repeat(5)}\n..${'a'.repeat(20)}bbb`;
  expect([...lettersBySource(code, { mappings, sources })]).toEqual([
    ['one.ts', 30],
    ['two.ts', 8],
  ]);
});

it('knows nothing of a script without mappings', () => {
  expect([...lettersBySource('abc', { mappings: '', sources: [] })]).toEqual([]);
});
