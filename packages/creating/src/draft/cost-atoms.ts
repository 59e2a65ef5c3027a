import { gpuCreditsAtom } from '@kinora/api-client';
import { atom } from 'jotai';

import { settingsAtom } from './draft-atoms.ts';
import { costOf } from './draft.ts';
import { ownKeyAtom } from './own-key-atoms.ts';

const FREE = { each: 0, total: 0 } as const;

/** What it costs, in credits: each clip and all of them. With an own key the provider sends the bill. */
export const costAtom = atom((get) =>
  get(ownKeyAtom) === null ? costOf(get(settingsAtom), get(gpuCreditsAtom)) : FREE,
);
