import { apiClientAtom } from '@kinora/api-client';
import { readShared } from '@kinora/api-client/creations';
import type { SharedClip } from '@kinora/contracts/share';
import { atom } from 'jotai';

/** How a link is: what it shows, that it leads nowhere, or that nobody could be asked. */
export type SharedState =
  | { readonly kind: 'ready'; readonly shared: SharedClip }
  | { readonly kind: 'loading' | 'gone' | 'failed' };

/** Asks what a link shows. */
export const readSharedAtom = atom(null, async (get, _set, id: string): Promise<SharedState> => {
  const result = await readShared(get(apiClientAtom), id);
  if (result.ok) return { kind: 'ready', shared: result.value };
  const { kind } = result.failure;
  return { kind: kind === 'refused' || kind === 'invalid' ? 'gone' : 'failed' };
});
