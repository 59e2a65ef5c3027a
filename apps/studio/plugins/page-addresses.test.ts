import { expect, it } from 'vitest';

import { pagesOf } from './page-addresses.ts';

it('reads the pages from the names of the routes', () => {
  const files = [
    '__root.tsx',
    '_framed.tsx',
    'index.tsx',
    'home.tsx',
    '_framed.text-to-video.$model.tsx',
    '_framed.text-to-video.index.tsx',
    '_framed.support.contact-us.tsx',
    'notes.md',
  ];
  expect(pagesOf(files)).toEqual(['/', '/home/', '/support/contact-us/', '/text-to-video/', '/text-to-video/*/']);
});
