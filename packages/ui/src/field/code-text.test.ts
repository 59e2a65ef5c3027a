import { expect, it } from 'vitest';

import { codeText } from './code-text.ts';

it.each([
  ['abc 234', 'abc234'],
  [' ABC-234\n', 'ABC234'],
  ['Your code: 7', 'Yourco'],
  ['é!', ''],
])('takes %j as %j', (text, code) => {
  expect(codeText(text, 6)).toBe(code);
});
