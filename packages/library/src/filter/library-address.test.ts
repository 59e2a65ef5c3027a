import { describe, expect, it } from 'vitest';

import { addressOf, EVERYTHING, filterOf, isNarrow, queryOf, type LibraryFilter } from './library-address.ts';

const folder = '01940000-0000-7000-8000-000000000001';
const all: LibraryFilter = {
  shelf: 'trash',
  span: 'week',
  text: 'a fox & "boat"',
  model: 'local',
  folder,
  tag: 'sea & snow',
  favourite: true,
};

describe('the address of a library', () => {
  it('says everything that is looked for, and is read again', () => {
    const { search, fragment } = addressOf(all);
    expect(filterOf(`?${new URLSearchParams(search).toString()}`, fragment)).toEqual(all);
  });

  it('has what was typed in the fragment alone', () => {
    const { search, fragment } = addressOf(all);
    expect(new URLSearchParams(search).toString()).not.toContain('fox');
    expect(fragment).toBe('q=a+fox+%26+%22boat%22');
  });

  it('says nothing of what everybody begins with', () => {
    expect(addressOf(EVERYTHING)).toEqual({ search: {}, fragment: '' });
    expect(filterOf('', '')).toEqual(EVERYTHING);
  });

  it('leaves out what it cannot mean', () => {
    expect(filterOf('?shelf=drawer&time=aeon&folder=../x&favourites=1&model=&tag=', 'x')).toEqual(EVERYTHING);
  });
});

it('asks the server for a time, and for no words where there are none', () => {
  expect(queryOf({ ...EVERYTHING, text: '  ' }, 0)).toEqual({ shelf: 'all' });
  expect(queryOf({ ...all, text: ' fox ' }, 10 * 86_400_000)).toMatchObject({ text: 'fox', from: 3 * 86_400_000 });
});

it('knows whether something beside the shelf is asked for', () => {
  expect([isNarrow({ ...EVERYTHING, shelf: 'trash' }), isNarrow({ ...EVERYTHING, favourite: true })]).toEqual([
    false,
    true,
  ]);
});

describe('days', () => {
  const dated: LibraryFilter = { ...EVERYTHING, from: '2026-11-03', to: '2026-11-20' };

  it('stand in the address as they are, and are asked for in the zone of the reader', () => {
    const { search } = addressOf(dated);
    expect(search).toEqual({ from: '2026-11-03', to: '2026-11-20' });
    expect(filterOf(`?${new URLSearchParams(search).toString()}`, '')).toEqual(dated);
    expect(queryOf(dated, 0)).toEqual({
      shelf: 'all',
      from: new Date(2026, 10, 3).getTime(),
      to: new Date(2026, 10, 21).getTime(),
    });
    expect(isNarrow(dated)).toBe(true);
  });

  it('win over a span, and are left out where they are none', () => {
    expect(filterOf('?time=week&from=2026-11-03', '')).toEqual({ ...EVERYTHING, from: '2026-11-03' });
    expect(filterOf('?time=week&from=2026-02-30&to=x', '')).toEqual({ ...EVERYTHING, span: 'week' });
  });
});
