import { describe, expect, it } from 'vitest';

import { foundChange, libraryChange, libraryQuery, newFolder, zipSelection } from './library-schemas.ts';

const id = (place: number) => `01940000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, place) => id(place));

describe('libraryQuery', () => {
  it('takes everything or nothing', () => {
    expect(libraryQuery.validateSync({})).toEqual({});
    const query = { shelf: 'trash', text: 'a boat', model: 'local', from: 0, to: 5, folder: id(1), favourite: true };
    expect(libraryQuery.validateSync(query)).toEqual(query);
  });

  it.each([
    [{ shelf: 'drawer' }, 'unknown'],
    [{ text: 'x'.repeat(201) }, 'too-long'],
    [{ from: -1 }, 'out-of-range'],
    [{ to: 9e15 }, 'out-of-range'],
    [{ folder: 'x' }, 'not-an-id'],
    [{ limit: 101 }, 'out-of-range'],
  ])('refuses %j', (query, problem) => {
    expect(() => libraryQuery.validateSync(query)).toThrow(problem);
  });
});

describe('libraryChange', () => {
  it('wants a tag where it is about tags', () => {
    expect(libraryChange.validateSync({ ids: ids(200), act: 'trash' }).ids).toHaveLength(200);
    expect(libraryChange.validateSync({ ids: ids(1), act: 'tag', tag: ' deep \u0007\n sea ' }).tag).toBe('deep sea');
    expect(() => libraryChange.validateSync({ ids: ids(1), act: 'tag' })).toThrow('missing');
    expect(() => libraryChange.validateSync({ ids: ids(1), act: 'untag', tag: '  ' })).toThrow('missing');
  });

  it.each([
    [{ ids: ids(201), act: 'trash' }, 'too-many'],
    [{ ids: [], act: 'trash' }, 'missing'],
    [{ ids: ['x'], act: 'trash' }, 'not-an-id'],
    [{ ids: ids(1), act: 'burn' }, 'unknown'],
    [{ ids: ids(1), act: 'tag', tag: 'x'.repeat(41) }, 'too-long'],
  ])('refuses %j', (change, problem) => {
    expect(() => libraryChange.validateSync(change)).toThrow(problem);
  });
});

it('wants a name of a folder that can be seen', () => {
  expect(newFolder.validateSync({ name: '  Boats  ' })).toEqual({ name: 'Boats' });
  expect(() => newFolder.validateSync({ name: ' \n ' })).toThrow('missing');
  expect(() => newFolder.validateSync({ name: 'x'.repeat(61) })).toThrow('too-long');
});

it('takes as many clips as one file may hold', () => {
  expect(zipSelection.validateSync({ ids: ids(100) }).ids).toHaveLength(100);
  expect(() => zipSelection.validateSync({ ids: ids(101) })).toThrow('too-many');
});

describe('foundChange', () => {
  it('wants a search, and an act', () => {
    const change = { query: { shelf: 'ready', text: 'a boat' }, act: 'tag', tag: 'sea', except: ids(200), cursor: 'c' };
    expect(foundChange.validateSync(change)).toEqual(change);
    expect(foundChange.validateSync({ query: {}, act: 'trash' })).toEqual({ query: {}, act: 'trash' });
  });

  it.each([
    [{ act: 'trash' }, 'missing'],
    [{ query: { shelf: 'drawer' }, act: 'trash' }, 'unknown'],
    [{ query: {}, act: 'tag' }, 'missing'],
    [{ query: {}, act: 'trash', except: ids(201) }, 'too-many'],
  ])('refuses %j', (change, problem) => {
    expect(() => foundChange.validateSync(change)).toThrow(problem);
  });
});
