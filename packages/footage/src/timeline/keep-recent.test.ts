import { expect, it } from 'vitest';

import { keepRecent } from './keep-recent.ts';

it('makes a thing once, and drops what was not asked for longest', () => {
  const made: string[] = [];
  const dropped: string[] = [];
  const recent = keepRecent<string>(2, (thing) => dropped.push(thing));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) recent.get(key, () => (made.push(key), key));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(dropped).toEqual(['b', 'c']);
  recent.clear();
  expect(dropped).toEqual(['b', 'c', 'a', 'b']);
});
