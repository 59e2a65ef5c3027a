import { expect, it } from 'vitest';

import { shareById, shareInput } from './share-schemas.ts';

const id = '01940000-0000-7000-8000-000000000001';

it('wants to know what is shown', () => {
  expect(shareInput.validateSync({ id, allowRemix: false })).toEqual({ id, allowRemix: false });
  expect(() => shareInput.validateSync({ id })).toThrow('missing');
});

it.each(['', 'x', 'a'.repeat(23), '../media/aaaaaaaaaaaaaa', `${'a'.repeat(21)}/`])(
  'takes no %s for a link',
  (name) => {
    expect(() => shareById.validateSync({ id: name })).toThrow(/missing|not-an-id/);
    expect(shareById.isValidSync({ id: 'aZ09_-aZ09_-aZ09_-aZ09' })).toBe(true);
  },
);
