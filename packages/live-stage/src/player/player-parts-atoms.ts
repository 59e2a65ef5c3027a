import { atom } from 'jotai';

import { browserParts } from './browser-parts.ts';
import type { PlayerParts } from './player-parts.ts';

/** What the player needs of the browser; stories and tests set their own. */
export const playerPartsAtom = atom<PlayerParts>(browserParts);
