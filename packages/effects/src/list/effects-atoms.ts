import type { RecipeCategory } from '@kinora/contracts';
import { playerAtoms, playerPartsAtom } from '@kinora/creation-form';
import { atom } from 'jotai';

import type { EffectFilter } from '../catalogue/filter-effects.ts';
import { createCardMover } from './card-mover.ts';

const filterBaseAtom = atom<EffectFilter>({ category: null, query: '' });

/** What of the effects is looked at; it stays while one of them is tried. */
export const effectFilterAtom = atom((get) => get(filterBaseAtom));

export const chooseCategoryAtom = atom(null, (get, set, category: RecipeCategory | null) =>
  set(filterBaseAtom, { ...get(filterBaseAtom), category }),
);

export const searchEffectsAtom = atom(null, (get, set, query: string) =>
  set(filterBaseAtom, { ...get(filterBaseAtom), query }),
);

// It stands still until a card is pointed at.
const restingPartsAtom = atom((get) => ({ ...get(playerPartsAtom), isStill: true }));

/** Draws the cards, and plays the one that moves. */
export const cardsPlayerAtom = playerAtoms(restingPartsAtom).playerAtom;

export const cardMoverAtom = atom((get) => createCardMover(get(cardsPlayerAtom), get(playerPartsAtom).isStill));
