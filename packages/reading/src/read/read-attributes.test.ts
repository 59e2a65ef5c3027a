import { expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { qualifiersOf, readAttributes } from './read-attributes.ts';

const NONE = { count: 2, noun: 4, number: 4, listed: null, stature: null };
const attributesOf = (text: string, noun: number) =>
  readAttributes(splitWords(text, ENGLISH), { noun, from: 0 }, ENGLISH);

it('reads number and colour before a noun, and where they stand', () => {
  const { count, start, counted, coloured } = attributesOf('near three red foxes', 3);
  expect({ count, start, counted, coloured }).toEqual({
    count: 3,
    start: 1,
    counted: [{ start: 1, end: 2 }],
    coloured: [{ start: 2, end: 3 }],
  });
  expect(attributesOf('a fox', 1)).toMatchObject({ count: 1, counted: [{ start: 0, end: 1 }] });
  expect(qualifiersOf(attributesOf('a fox', 1), { ...NONE, count: 1 })).toEqual([{ start: 0, end: 1, part: 'self' }]);
});

it('says what draws each of them', () => {
  const said = attributesOf('hundreds of red lanterns', 3);
  const parts = qualifiersOf(said, { ...NONE, crowd: 200, stature: { span: { start: 9, end: 10 } } }).map(
    ({ part }) => part,
  );
  expect(parts).toEqual(['crowd', 'looks/tint', 'stature']);
  expect(qualifiersOf(attributesOf('two foxes', 1), NONE)).toEqual([{ start: 0, end: 1, part: 'count' }]);
});
