import { isMemberAtom } from '@kinora/auth';
import { fileProgressAtom } from '@kinora/creations/files';
import { balanceAtom, isBalanceSureAtom } from '@kinora/credits';
import { MISSING_FILE_WORDS } from '@kinora/source-files';
import { atom } from 'jotai';

import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { missingFileAtom } from '../sources/draft-files-atoms.ts';
import { isOnlineAtom } from './online-atoms.ts';

/** What a submit bar must know about the visitor, whatever is requested. */
export const barFactsAtom = atom((get) => ({
  isOnline: get(isOnlineAtom),
  isMember: get(isMemberAtom),
  balance: get(balanceAtom),
  isBalanceSure: get(isBalanceSureAtom),
  file: get(fileProgressAtom),
}));

/** What the button asks for before anything can be made; null where nothing is missing. */
export const missingWordsAtom = atom((get) => {
  const missing = get(missingFileAtom);
  return missing && MISSING_FILE_WORDS[missing];
});

const KEPT = { text: 'prompt', image: 'picture', video: 'video' } as const;

/** What waits over a login. */
export const keptThingAtom = atom((get) => KEPT[get(pageKindAtom)]);
