import { apiClientAtom } from '@kinora/api-client';
import { readRoutes, type Route } from '@kinora/api-client/creations';
import { atom } from 'jotai';

/** `failed` when the server could not be asked. */
export interface KnownRoutes {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly routes: readonly Route[];
}

const knownAtom = atom<KnownRoutes>({ state: 'loading', routes: [] });

/** Which models run on this server. */
export const routesAtom = atom((get) => get(knownAtom));

/** Asks the server which models it runs. */
export const loadRoutesAtom = atom(null, async (get, set) => {
  const answer = await readRoutes(get(apiClientAtom));
  if (answer.ok) set(knownAtom, { state: 'ready', routes: answer.value });
  else if (get(knownAtom).state === 'loading') set(knownAtom, { state: 'failed', routes: [] });
});
