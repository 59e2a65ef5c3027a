import { atom } from 'jotai';

import type { OfferedScene } from '../scenes/inspiration.ts';
import { INSPIRED_SCENES } from '../scenes/inspired-scenes.data.ts';
import { pickOther } from './pick-other.ts';

const pickedAtom = atom<readonly OfferedScene[]>([]);

/** Takes a scene by chance, another one each time. */
export const surpriseAtom = atom(null, (get, set): OfferedScene | undefined => {
  const { item, picked } = pickOther(INSPIRED_SCENES, { before: get(pickedAtom), chance: Math.random() });
  set(pickedAtom, picked);
  return item;
});
