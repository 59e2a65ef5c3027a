import { loadRoutesAtom, routesAtom } from '@kinora/creating/models';
import { atom } from 'jotai';

const isAskingAtom = atom(false);

/** Loads the models of this server, once. Most pages need none, so they load only when the form is about to be used. */
export const wakeModelsAtom = atom(null, async (get, set) => {
  if (get(isAskingAtom) || get(routesAtom).state === 'ready') return;
  set(isAskingAtom, true);
  await set(loadRoutesAtom);
  set(isAskingAtom, false);
});
