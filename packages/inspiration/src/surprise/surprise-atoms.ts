import type { PromptLanguage } from '@kinora/contracts';
import { atom } from 'jotai';

import { inspirationFragment } from '../scenes/inspiration-href.ts';
import type { OfferedScene } from '../scenes/inspiration.ts';
import { INSPIRED_SCENES } from '../scenes/inspired-scenes.data.ts';
import { pickOther } from './pick-other.ts';

const pickedAtom = atom<readonly OfferedScene[]>([]);

/** Takes a scene by chance, another one each time: resolves to the fragment that sets a form of words up for it. */
export const surpriseAtom = atom(null, (get, set, language: PromptLanguage): string => {
  const { item, picked } = pickOther(INSPIRED_SCENES, { before: get(pickedAtom), chance: Math.random() });
  set(pickedAtom, picked);
  return item ? inspirationFragment(item, item.prompts[language]) : '';
});
