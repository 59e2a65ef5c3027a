import { describe, expect, it } from 'vitest';

import { cutRows, evenRows, tilePlaces, masonry } from './masonry.ts';

describe('a masonry grid', () => {
  it('fills the first row from the start', () => {
    expect(masonry([1, 1, 1], 3).map(({ column }) => column)).toEqual([1, 2, 3]);
  });

  it('goes on where most room is left', () => {
    const places = masonry([9 / 16, 16 / 9, 16 / 9, 1], 2);
    expect(places.map(({ column }) => column)).toEqual([1, 2, 2, 2]);
  });

  it('makes a tile as high as its picture and the gap below it', () => {
    expect(masonry([1, 0.5], 1).map(({ row }) => row)).toEqual(['1 / span 25', '26 / span 49']);
  });

  it('leaves what is placed where it is when more comes', () => {
    const ratios = [1, 9 / 16, 4 / 3, 3 / 4, 16 / 9, 1];
    expect(masonry(ratios, 3).slice(0, 4)).toEqual(masonry(ratios.slice(0, 4), 3));
  });
});

it('has a place for two, three and four columns', () => {
  expect(tilePlaces([1, 1, 1])[2]).toEqual({
    '--column-2': 1,
    '--row-2': '26 / span 25',
    '--column-3': 3,
    '--row-3': '1 / span 25',
    '--column-4': 3,
    '--row-4': '1 / span 25',
  });
});

it('ends evenly where its shortest column ends', () => {
  expect(evenRows(masonry([1, 0.5, 1], 2), 2)).toBe(49);
  expect(evenRows(masonry([1], 2), 2)).toBe(0);
  expect(cutRows([1, 1, 1, 1])).toEqual({ '--rows-2': 50, '--rows-3': 25, '--rows-4': 25 });
});
