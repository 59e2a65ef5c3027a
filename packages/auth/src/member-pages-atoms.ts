import { createPages, type Page, type PagesOptions } from '@kinora/api-client';

import { memberIdAtom } from './session-atoms.ts';

/** A list that belongs to the member who is here, page by page. */
export function createMemberPages<Value extends Page, Failure>(
  options: Omit<PagesOptions<string, Value, Failure>, 'ownerAtom'>,
) {
  return createPages({ ...options, ownerAtom: memberIdAtom });
}
