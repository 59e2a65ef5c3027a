import { describe, expect, it } from 'vitest';

import { keptSummary, ofShard, sortParts } from './kept-parts.mjs';

const parts = [
  { name: 'auth', key: 'a1' },
  { name: 'ui', key: 'u1' },
  { name: 'home', key: 'h1' },
];
const about = { at: '2026-11-20T14:03:59.000Z', commit: 'c0ffee00', passed: 12 };
const store = { read: (key) => (key === 'u1' ? { about } : undefined) };

describe('sortParts', () => {
  it('runs all where nothing is remembered', () => {
    expect(sortParts(parts, {})).toEqual({ todo: parts, kept: [], unchanged: [] });
  });

  it('runs what is not remembered under its key', () => {
    const { todo, kept } = sortParts(parts, { store });
    expect(todo.map(({ name }) => name)).toEqual(['auth', 'home']);
    expect(kept).toMatchObject([{ name: 'ui', about }]);
  });

  it('runs what is remembered when it is told to forget', () => {
    expect(sortParts(parts, { store, forget: true }).todo).toEqual(parts);
  });

  it('leaves out what is as it was at the commit that is taken for green', () => {
    const before = new Map([
      ['auth', 'a1'],
      ['home', 'h0'],
    ]);
    const { todo, unchanged } = sortParts(parts, { before });
    expect(todo.map(({ name }) => name)).toEqual(['ui', 'home']);
    expect(unchanged).toEqual(['auth']);
  });
});

describe('keptSummary', () => {
  it('says when and where each part was proved, and the sum as a test runner does', () => {
    expect(keptSummary([{ name: 'ui', about }])).toEqual([
      'ui: 12 passed on 2026-11-20 14:03 UTC at c0ffee00',
      '      Tests  12 passed (12), remembered',
    ]);
    expect(keptSummary([])).toEqual([]);
  });
});

describe('ofShard', () => {
  it('gives each part to exactly one of three runners', () => {
    const shares = ['1/3', '2/3', '3/3'].map((shard) => ofShard([1, 2, 3, 4, 5, 6, 7], shard));
    expect(new Set(shares.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    expect(shares.map(({ length }) => length)).toEqual([3, 2, 2]);
  });

  it('gives all without a shard', () => {
    expect(ofShard([1, 2], undefined)).toEqual([1, 2]);
  });

  it.each(['0/3', '4/3', 'x', '1'])('refuses %s', (shard) => {
    expect(() => ofShard([1], shard)).toThrow('KINORA_SHARD');
  });
});
