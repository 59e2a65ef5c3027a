import { describe, expect, it } from 'vitest';
import { array, mixed, number, object, string } from 'yup';

import { misshapen } from './misshapen.ts';

describe('misshapen', () => {
  const schema = object({
    name: string().trim(),
    count: number(),
    side: mixed<'a' | 'b'>().oneOf(['a', 'b']),
    any: mixed(),
    list: array(string().required()),
    inner: object({ text: string().lowercase() }),
  }).describe();

  it.each([
    [{}, []],
    [{ name: 'x', count: '1', side: 'c', any: { a: [] }, list: ['x'], inner: { text: 'x', other: {} } }, []],
    [{ name: null, list: null, inner: null }, []],
    [{ name: { toString: 1 }, count: ['1'], side: {} }, ['name', 'count', 'side']],
    [{ list: 'x', inner: [] }, ['list', 'inner']],
    [{ list: ['x', {}, ['y']], inner: { text: {} } }, ['list.1', 'list.2', 'inner.text']],
    ['text', ['']],
  ])('finds in %j: %j', (sent, names) => {
    expect(misshapen(schema, sent)).toEqual(names);
  });
});
