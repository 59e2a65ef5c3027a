import { gpuCreditsAtom } from '@kinora/api-client';
import { rightsAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { offeredModeAtom, ownKeyForAtom } from '../draft/own-key-atoms.ts';
import { liveReachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import type { KnownRoutes } from '../model/routes-atoms.ts';
import type { ModelsHere } from './models-here.ts';

/** What the member can ask for, by the server's routes and by own keys, and what it costs; asked for while it is shown. */
export const liveModelsHereAtom = atom((get): KnownRoutes & ModelsHere => {
  const ownKeyFor = get(ownKeyForAtom);
  return {
    ...get(liveReachableRoutesAtom),
    offered: get(offeredModeAtom),
    gpuCredits: get(gpuCreditsAtom),
    localLines: get(rightsAtom).localLines,
    keyOf: ({ model, mode }) => ownKeyFor(model, mode),
  };
});
