import { expect, it } from 'vitest';

import { searchWords } from './library-query.ts';

it.each([
  ['Paper BOAT', ['paper', 'boat']],
  ["sea.sunset & !(a | b) <-> 'x':*", ['sea', 'sunset', 'a', 'b', 'x']],
  ['Größe übers بحر 夕日', ['größe', 'übers', 'بحر', '夕日']],
  ['boat boat Boat', ['boat']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  [' \\ \u0000 ', []],
])('finds the words of %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
