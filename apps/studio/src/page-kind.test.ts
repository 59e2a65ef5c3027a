import { expect, it } from 'vitest';

import { pageKindAt } from './page-kind.ts';

it.each([
  ['/home/', '/', 'text'],
  ['/text-to-video/veo-3-1/', '/', 'text'],
  ['/image-to-video/', '/', 'image'],
  ['/de/image-to-video/local/', '/de/', 'image'],
  ['/video-to-video/', '/', 'video'],
  ['/de/video-to-video/local/', '/de/', 'video'],
  ['/de/home/', '/de/', 'text'],
])('the page at %s (below %s) has the draft of %s', (pathname, basepath, kind) => {
  expect(pageKindAt(pathname, basepath)).toBe(kind);
});
