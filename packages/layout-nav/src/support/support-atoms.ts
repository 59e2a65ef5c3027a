import { apiClientAtom, refreshWhileMounted, sendSupportMessage, type SupportMessage } from '@kinora/api-client';
import { readCreation } from '@kinora/api-client/creations';
import { isMemberAtom } from '@kinora/auth';
import { creationsAtom, loadCreationsAtom, takeCreationsAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { dropSupportDraftAtom } from './support-draft-atoms.ts';

/** Sends a message; what was typed is forgotten only when it has arrived. */
export const sendSupportAtom = atom(null, async (get, set, message: SupportMessage) => {
  const result = await sendSupportMessage(get(apiClientAtom), message);
  if (result.ok) set(dropSupportDraftAtom);
  return result;
});

/**
 * The clips that a message can name. Showing them brings the member's latest ones, and the one that a link names; neither
 * is needed to write.
 */
export function createClipsToName(linked: string) {
  const bringAtom = atom(null, async (get, set) => {
    if (!get(isMemberAtom)) return;
    await set(loadCreationsAtom);
    if (linked === '') return;
    const found = await readCreation(get(apiClientAtom), linked);
    if (found.ok) set(takeCreationsAtom, [found.value]);
  });
  const bringingAtom = refreshWhileMounted([isMemberAtom], bringAtom);
  return atom((get) => {
    get(bringingAtom);
    return get(creationsAtom);
  });
}
