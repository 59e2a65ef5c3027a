import { expect, it } from 'vitest';

import { at, listAt, parseJson, textAt } from './read-json.ts';

const JSON_OF_A_TASK = { id: 7, state: '', creations: [{ url: 'https://example.com/a.mp4' }], none: null };

it('reads what is there, however deep', () => {
  expect(textAt(JSON_OF_A_TASK, 'creations', 0, 'url')).toBe('https://example.com/a.mp4');
  expect(textAt(JSON_OF_A_TASK, 'id')).toBe('7');
  expect(listAt(JSON_OF_A_TASK, 'creations')).toHaveLength(1);
});

it('says that nothing is there, whatever stands in its place', () => {
  expect(textAt(JSON_OF_A_TASK, 'state')).toBeUndefined();
  expect(at(JSON_OF_A_TASK, 'none', 'more')).toBeUndefined();
  expect(at(JSON_OF_A_TASK, 'toString')).toBeUndefined();
  expect(at('text', 'length', 'more')).toBeUndefined();
  expect(listAt(JSON_OF_A_TASK, 'id')).toEqual([]);
});

it('takes no text for JSON that is none', () => {
  expect(parseJson(Buffer.from('<html>'))).toBeUndefined();
  expect(parseJson(Buffer.from('{"a":1}'))).toEqual({ a: 1 });
});
