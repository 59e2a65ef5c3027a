import { gpuCreditsAtom } from '@kinora/api-client';
import { keyFor, knownOwnKeysAtom } from '@kinora/credits/own-keys';
import { atom } from 'jotai';

import { settingsAtom } from '../draft/draft-atoms.ts';
import { costOf } from '../draft/draft.ts';
import { routesAtom } from './routes-atoms.ts';

/** Whether own keys are used where credits would do, too; for this visit. */
const isWantedAtom = atom(true);

/** The member's own key that makes what is set up, and whether credits would do, too; null without one. */
export const keyAtHandAtom = atom((get) => {
  const own = get(knownOwnKeysAtom);
  const { model, mode } = get(settingsAtom);
  const provider = own.state === 'ready' ? keyFor(own.value, { model, mode }) : undefined;
  if (provider === undefined) return null;
  return { provider, hasChoice: get(routesAtom).routes.some((one) => one.model === model && one.modes.includes(mode)) };
});

/** The provider whose key makes the clips; null where credits pay for them. */
export const ownKeyAtom = atom(
  (get) => {
    const key = get(keyAtHandAtom);
    return key && (get(isWantedAtom) || !key.hasChoice) ? key.provider : null;
  },
  (_get, set, isWanted: boolean) => set(isWantedAtom, isWanted),
);

const FREE = { each: 0, total: 0 } as const;

/** What it costs, in credits: each clip and all of them. With an own key the provider sends the bill. */
export const costAtom = atom((get) =>
  get(ownKeyAtom) === null ? costOf(get(settingsAtom), get(gpuCreditsAtom)) : FREE,
);
