import { expect, it } from 'vitest';

import { sharedIn } from './shared-in-page.ts';

it('takes what the server wrote of this link, and nothing else', () => {
  const text = JSON.stringify({ id: 'a', model: 'local' });
  expect(sharedIn(text, 'a')).toEqual({ id: 'a', model: 'local' });
  expect([sharedIn(text, 'b'), sharedIn('{', 'a'), sharedIn(null, 'a'), sharedIn('', 'a')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
