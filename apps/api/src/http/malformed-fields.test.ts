import { describe, expect, it } from 'vitest';
import { array, mixed, number, object, string } from 'yup';

import { malformedFields } from './malformed-fields.ts';

describe('malformedFields', () => {
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
    [{ name: 'a\u0000b', inner: { text: '\uD83D' }, list: ['x', '\uDC00y'] }, ['name', 'list.1', 'inner.text']],
    [{ name: 'a\u{1F980}b', any: { constructor: 1 } }, []],
    [{ constructor: 'x', name: 'y', inner: { toString: 'x' } }, ['constructor']],
    [{ inner: { toString: 'x', valueOf: 1 } }, ['inner.toString', 'inner.valueOf']],
  ])('finds in %j: %j', (sent, names) => {
    expect(malformedFields(schema, sent)).toEqual(names);
  });
});
