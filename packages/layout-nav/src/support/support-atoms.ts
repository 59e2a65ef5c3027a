import { apiClientAtom, sendSupportMessage, type SupportMessage } from '@kinora/api-client';
import { readCreation } from '@kinora/api-client/creations';
import { isMemberAtom } from '@kinora/auth';
import { loadCreationsAtom, takeCreationsAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { dropSupportDraftAtom } from './support-draft-atoms.ts';

/** Sends a message; what was typed is forgotten only when it has arrived. */
export const sendSupportAtom = atom(null, async (get, set, message: SupportMessage) => {
  const result = await sendSupportMessage(get(apiClientAtom), message);
  if (result.ok) set(dropSupportDraftAtom);
  return result;
});

/** Brings the member's latest clips, and the one that a link names; neither is needed to write. */
export const bringClipsAtom = atom(null, async (get, set, linked: string) => {
  if (!get(isMemberAtom)) return;
  await set(loadCreationsAtom);
  if (linked === '') return;
  const found = await readCreation(get(apiClientAtom), linked);
  if (found.ok) set(takeCreationsAtom, [found.value]);
});
