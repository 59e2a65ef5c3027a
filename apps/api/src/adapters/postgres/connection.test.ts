import { expect, it } from 'vitest';

import { isUnavailable } from './connection.ts';

it.each([
  ['no room to extend a file', '53100', true],
  ['no memory', '53200', true],
  ['no connection left', '53300', true],
  ['it stops', '57P01', true],
  ['a row that is there already', '23505', false],
  ['a text that is no uuid', '22P02', false],
])('knows whether a database is away for a moment: %s', (_what, code, isAway) => {
  expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(isAway);
});
