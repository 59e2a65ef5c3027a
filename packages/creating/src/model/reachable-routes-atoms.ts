import { isMemberAtom } from '@kinora/auth';
import { knownOwnKeysAtom, ownKeysAtom, ownModels } from '@kinora/credits/own-keys';
import { atom, type Atom } from 'jotai';

import { liveRoutesAtom, routesAtom, type KnownRoutes } from './routes-atoms.ts';

/** Those of the server, then those that the member's own keys lead to. Keys that can't be read hold nothing up. */
const reachable = (serverAtom: Atom<KnownRoutes>, keysAtom: typeof knownOwnKeysAtom) =>
  atom((get): KnownRoutes => {
    const known = get(serverAtom);
    const own = get(keysAtom);
    if (known.state !== 'ready' || !get(isMemberAtom)) return known;
    if (own.state === 'loading') return { ...known, state: 'loading' };
    return own.state === 'ready' ? { ...known, routes: [...known.routes, ...ownModels(own.value)] } : known;
  });

/** What this member can ask for: what runs on this server, and what the member's own keys make. */
export const reachableRoutesAtom = reachable(routesAtom, knownOwnKeysAtom);

/** The same, asked for while it is shown. */
export const liveReachableRoutesAtom = reachable(liveRoutesAtom, ownKeysAtom);
