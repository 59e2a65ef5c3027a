import { loadRoutesAtom, routesAtom } from '@kinora/creating/models';
import { atom } from 'jotai';

const isAskingAtom = atom(false);

/** Asks for the models of this server, once: most pages need none, so nobody asks before somebody comes near. */
export const wakeModelsAtom = atom(null, async (get, set) => {
  if (get(isAskingAtom) || get(routesAtom).state === 'ready') return;
  set(isAskingAtom, true);
  await set(loadRoutesAtom);
  set(isAskingAtom, false);
});
