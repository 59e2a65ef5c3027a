import type { RecipeCategory } from '@kinora/contracts/recipe';
import { atom } from 'jotai';

import type { EffectFilter } from '../catalogue/filter-effects.ts';

const filterBaseAtom = atom<EffectFilter>({ category: null, query: '' });

/** What of the effects is looked at; it stays while one of them is tried. */
export const effectFilterAtom = atom((get) => get(filterBaseAtom));

export const chooseCategoryAtom = atom(null, (get, set, category: RecipeCategory | null) =>
  set(filterBaseAtom, { ...get(filterBaseAtom), category }),
);

export const searchEffectsAtom = atom(null, (get, set, query: string) =>
  set(filterBaseAtom, { ...get(filterBaseAtom), query }),
);
