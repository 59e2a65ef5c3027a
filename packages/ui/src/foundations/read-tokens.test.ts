import { expect, it } from 'vitest';

import { readTokens } from './read-tokens.ts';

const CSS = `
/* Not the theme. */
@theme {
  --color-*: initial;
  /* surfaces */
  --color-well: #080706;
  --color-deep: rgb(
    0 0 0
  );
  /* text */
  --color-strong: #f8f3ea;
  --radius-clip: 6px;
  @keyframes spin { to { --color-late: red; } }
}`;

it('reads the tokens of one kind with the notes above them', () => {
  expect(readTokens(CSS, 'color')).toEqual([
    { name: 'color-well', value: '#080706', note: 'surfaces' },
    { name: 'color-deep', value: 'rgb( 0 0 0 )', note: 'surfaces' },
    { name: 'color-strong', value: '#f8f3ea', note: 'text' },
  ]);
});

it('leaves out what switches a scale off, and other kinds', () => {
  expect(readTokens(CSS, 'radius').map(({ name }) => name)).toEqual(['radius-clip']);
});
