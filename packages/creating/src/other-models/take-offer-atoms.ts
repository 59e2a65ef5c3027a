import { addPictureAtom, type FetchFailure } from '@kinora/source-files';
import { atom } from 'jotai';

import { setCountAtom, takeSettingsAtom } from '../draft/draft-atoms.ts';
import { takeClipAtom } from '../sources/take-clip-atoms.ts';
import type { Offer } from './offers.ts';

/** Sets the form of this page up as an offer says, for one clip; null when all its files are here. */
export const takeOfferAtom = atom(null, (_get, set, { asked }: Offer): Promise<FetchFailure | null> => {
  const taking = set(takeClipAtom, asked);
  set(setCountAtom, 1);
  return taking;
});

/** The same for the draft that is in the form already: its files stay as they are. */
export const takeOfferOfDraftAtom = atom(null, (_get, set, { asked }: Offer): Promise<FetchFailure | null> => {
  set(takeSettingsAtom, asked);
  set(setCountAtom, 1);
  return Promise.resolve(null);
});

/** Puts a frame where the first picture belongs, on this page and the next; whether that worked. */
export const takeFrameAtom = atom(null, async (_get, set, frame: Promise<File | null>): Promise<boolean> => {
  const file = await frame;
  return file !== null && (await set(addPictureAtom, { place: 'first', file }));
});
