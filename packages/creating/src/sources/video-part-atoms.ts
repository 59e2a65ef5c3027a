import { ownVideoAtom, partOf, type VideoPart } from '@kinora/source-files';
import { atom } from 'jotai';

import { modeAtom, settingsAtom } from '../draft/draft-atoms.ts';

/** The part of the video that the draft's clip is made of; null where all of it is, or nobody knows how long it is. */
export const videoPartAtom = atom((get): VideoPart | null => {
  const measures = get(ownVideoAtom)?.measures;
  if (!measures || !get(modeAtom).takesPart) return null;
  const { choices, from } = get(settingsAtom);
  return partOf({ length: measures.seconds, from, seconds: Number(choices.seconds), pace: String(choices.pace) });
});
