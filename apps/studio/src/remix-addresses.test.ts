import { describe, expect, it } from 'vitest';

import { editClipPath, projectPath, remixPath, remixPlaceIn } from './remix-addresses.ts';

/** Where a path leads. */
const placeOf = (path: string) => remixPlaceIn(path.split('?')[1] ?? '');

describe('the addresses of video remix', () => {
  it.each([
    ['', 'inspiration'],
    ['?page=inspiration', 'inspiration'],
    ['?page=history', 'history'],
    ['?page=projects', 'projects'],
    ['?page=edit', 'projects'],
    ['?page=toString', 'inspiration'],
    ['?page=nothing&page=history', 'inspiration'],
  ])('"%s" is the page %s', (search, page) => {
    expect(remixPlaceIn(search)).toEqual({ page });
  });

  it('lead back to where they come from', () => {
    expect(placeOf(remixPath('history'))).toEqual({ page: 'history' });
    expect(placeOf(projectPath('a b&c'))).toEqual({ page: 'edit', project: 'a b&c', clip: null });
    expect(placeOf(editClipPath('c-1'))).toEqual({ page: 'edit', project: null, clip: 'c-1' });
  });
});
