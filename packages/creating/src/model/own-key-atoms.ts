import { gpuCreditsAtom } from '@kinora/api-client';
import type { Mode } from '@kinora/contracts/catalogue';
import type { KeyProvider } from '@kinora/contracts/creations';
import { keyFor, knownOwnKeysAtom } from '@kinora/credits/own-keys';
import { atom } from 'jotai';

import { settingsAtom } from '../draft/draft-atoms.ts';
import { costOf } from '../draft/draft.ts';
import { routesAtom } from './routes-atoms.ts';

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
  const { model, mode } = get(settingsAtom);
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
    const { model, mode } = get(settingsAtom);
    return get(ownKeyForAtom)(model, mode);
  },
  (_get, set, isWanted: boolean) => set(isWantedAtom, isWanted),
);

const FREE = { each: 0, total: 0 } as const;

/** What it costs, in credits: each clip and all of them. With an own key the provider sends the bill. */
export const costAtom = atom((get) =>
  get(ownKeyAtom) === null ? costOf(get(settingsAtom), get(gpuCreditsAtom)) : FREE,
);
