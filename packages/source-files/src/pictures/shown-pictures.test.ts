import { expect, it } from 'vitest';

import { shownPictures } from './shown-pictures.ts';

const file = new Blob(['deer']);
const first = { id: '1', name: 'deer.png', file, bytes: 4, width: 4, height: 3, url: 'blob:1' };

it('shows our pictures until the member has brought one', () => {
  expect(shownPictures({}, false).map(({ kind }) => kind)).toEqual(['sample']);
  expect(shownPictures({ first }, true)).toEqual([
    { kind: 'file', id: '1', file },
    { kind: 'sample', name: 'house' },
  ]);
  expect(shownPictures({ first, second: first }, false)).toHaveLength(1);
});
