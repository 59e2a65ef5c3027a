import { apiClientAtom, readCredits, type ApiFailure } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import type { Credits, getCredits, RefusalOf } from '@kinora/contracts';
import { atom } from 'jotai';

/** The lots as far as they are known. */
export type KnownCredits =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ApiFailure<RefusalOf<typeof getCredits>> }
  | { readonly state: 'ready'; readonly credits: Credits };

const LOADING: KnownCredits = { state: 'loading' };

const heardAtom = atom<{ readonly owner: string | undefined; readonly known: KnownCredits }>({
  owner: undefined,
  known: LOADING,
});

/** Of the member who is here; of one who was here before nothing is known. */
const knownAtom = atom(
  (get) => {
    const { owner, known } = get(heardAtom);
    return owner === get(memberAtom)?.id ? known : LOADING;
  },
  (get, set, known: KnownCredits) => set(heardAtom, { owner: get(memberAtom)?.id, known }),
);

export const creditsAtom = atom((get) => get(knownAtom));

/** Reads the lots; what is known stays in sight meanwhile, and when nobody answers. */
export const loadCreditsAtom = atom(null, async (get, set) => {
  const owner = get(memberAtom)?.id;
  if (get(knownAtom).state === 'failed') set(knownAtom, LOADING);
  const answer = await readCredits(get(apiClientAtom));
  if (get(memberAtom)?.id !== owner) return;
  if (answer.ok) set(knownAtom, { state: 'ready', credits: answer.value });
  else if (get(knownAtom).state !== 'ready') set(knownAtom, { state: 'failed', failure: answer.failure });
});
