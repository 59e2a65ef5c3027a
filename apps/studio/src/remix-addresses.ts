import type { RemixTab } from '@kinora/remix-editor';

import { REMIX } from './site-routes.ts';

/** The pages of video remix by the name in their address; one that is not known is the first. */
const NAMED: ReadonlyMap<string | null, RemixTab> = new Map([['history', 'history']]);

/** Which page of video remix an address asks for. */
export const remixPageIn = (search: string): RemixTab =>
  NAMED.get(new URLSearchParams(search).get('page')) ?? 'inspiration';

/** The address of a page of video remix. */
export const remixPath = (page: RemixTab): string => `${REMIX}?page=${page}`;
