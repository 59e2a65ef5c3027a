import { atom } from 'jotai';

import { playerAtoms } from '../player/player-atoms.ts';
import { playerPartsAtom } from '../player/player-parts-atoms.ts';
import { createCardMover } from './card-mover.ts';

// It stands still until a card is pointed at.
const restingPartsAtom = atom((get) => ({ ...get(playerPartsAtom), isStill: true }));

/** Draws the cards of a page, and plays the one that moves. */
export const cardsPlayerAtom = playerAtoms(restingPartsAtom).playerAtom;

export const cardMoverAtom = atom((get) => createCardMover(get(cardsPlayerAtom), get(playerPartsAtom).isStill));
