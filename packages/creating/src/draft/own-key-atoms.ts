import type { Mode } from '@kinora/contracts/catalogue';
import { offeredMode } from '@kinora/contracts/catalogue';
import type { KeyProvider } from '@kinora/contracts/creations';
import { keyFor, knownOwnKeysAtom, ownModels } from '@kinora/credits/own-keys';
import { atom } from 'jotai';

import { reachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import { routesAtom } from '../model/routes-atoms.ts';
import { wantedAtom } from './chosen-atoms.ts';
import type { Draft } from './draft.ts';

/** Whether own keys are used where credits would do, too; for this visit. */
const isWantedAtom = atom(true);

/** The member's own key that makes such clips of a model, and whether credits would do, too; null without one. */
const keyOfAtom = atom((get) => {
  const own = get(knownOwnKeysAtom);
  const { routes } = get(routesAtom);
  return (model: string, mode: Mode) => {
    const provider = own.state === 'ready' ? keyFor(own.value, { model, mode }) : undefined;
    if (provider === undefined) return null;
    return { provider, hasChoice: routes.some((one) => one.model === model && one.modes.includes(mode)) };
  };
});

/** The one that makes what is set up. */
export const keyAtHandAtom = atom((get) => {
  const { model, mode } = get(wantedAtom);
  return get(keyOfAtom)(model, mode);
});

/** The provider whose key makes such clips of a model; null where credits pay for them. */
export const ownKeyForAtom = atom((get) => {
  const [keyOf, isWanted] = [get(keyOfAtom), get(isWantedAtom)];
  return (model: string, mode: Mode): KeyProvider | null => {
    const key = keyOf(model, mode);
    return key && (isWanted || !key.hasChoice) ? key.provider : null;
  };
});

/** The provider whose key makes the clips; null where credits pay for them. */
export const ownKeyAtom = atom(
  (get) => {
    const { model, mode } = get(wantedAtom);
    return get(ownKeyForAtom)(model, mode);
  },
  (_get, set, isWanted: boolean) => set(isWantedAtom, isWanted),
);

/** A mode as the routes that would make the clip support it: the member's own key, or this server's routes. */
export const offeredModeAtom = atom((get) => {
  const own = get(knownOwnKeysAtom);
  const ownKeyFor = get(ownKeyForAtom);
  const { routes } = get(reachableRoutesAtom);
  const mine = own.state === 'ready' ? ownModels(own.value) : [];
  return (wanted: Pick<Draft, 'mode' | 'model'>) =>
    offeredMode(ownKeyFor(wanted.model, wanted.mode) === null ? routes : [...mine, ...routes], wanted);
});
