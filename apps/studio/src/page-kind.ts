import type { PageKind } from '@kinora/contracts';

import { withoutBase } from './page-language.ts';
import { IMAGE_TO_VIDEO } from './site-routes.ts';

/** Whose draft is open on the page at a path: what is typed before the studio runs is kept in it. */
export const pageKindAt = (pathname: string, basepath: string): PageKind =>
  withoutBase(pathname, basepath).startsWith(IMAGE_TO_VIDEO) ? 'image' : 'text';
