import type { PageKind } from '@kinora/contracts/catalogue';

import { withoutBase } from './page-language.ts';
import { IMAGE_TO_VIDEO, VIDEO_TO_VIDEO } from './site-routes.ts';

/** Whose draft is open on the page at a path: what is typed before the studio runs is kept in it. */
export function pageKindAt(pathname: string, basepath: string): PageKind {
  const path = withoutBase(pathname, basepath);
  if (path.startsWith(VIDEO_TO_VIDEO)) return 'video';
  return path.startsWith(IMAGE_TO_VIDEO) ? 'image' : 'text';
}
