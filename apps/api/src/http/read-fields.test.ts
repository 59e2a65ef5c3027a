import { describe, expect, it } from 'vitest';

import { wrongTypes } from './read-fields.ts';

describe('wrongTypes', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1 }, { a: '1' }, ['a']],
    [{ a: { b: true } }, { a: { b: 'true' } }, ['a.b']],
    [{ a: null }, { a: '' }, []],
    [{}, { a: 'default' }, []],
    ['text', {}, []],
  ])('finds in %o, taken as %o: %o', (sent, taken, names) => {
    expect(wrongTypes(sent, taken)).toEqual(names);
  });
});
