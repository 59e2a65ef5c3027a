import { apiClientAtom, readLibrary } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import type { LibraryOverview } from '@kinora/contracts/library';
import { atom } from 'jotai';

const heardAtom = atom<{ readonly owner: string | undefined; readonly overview: LibraryOverview | null }>({
  owner: undefined,
  overview: null,
});

/** What the library of the member who is here holds, counted; null until that is known. */
export const overviewAtom = atom((get) => {
  const { owner, overview } = get(heardAtom);
  return owner === get(memberAtom)?.id ? overview : null;
});

/** Counts again, after some news; what is known stays where it cannot be had. */
export const loadOverviewAtom = atom(null, async (get, set, _news?: string) => {
  const owner = get(memberAtom)?.id;
  if (owner === undefined) return;
  const answer = await readLibrary(get(apiClientAtom));
  if (answer.ok && get(memberAtom)?.id === owner) set(heardAtom, { owner, overview: answer.value });
});
