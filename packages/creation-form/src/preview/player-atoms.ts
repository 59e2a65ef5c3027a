import { atom, type Atom } from 'jotai';

import type { PlayerParts } from './player-parts.ts';
import { createPreviewPlayer } from './preview-player.ts';
import type { PreviewView } from './preview-view.ts';

/** A preview of its own: the player, and what it shows and how it goes, which changes with every frame. */
export function playerAtoms(partsAtom: Atom<PlayerParts>) {
  const playerAtom = atom((get) => createPreviewPlayer(get(partsAtom)));
  const viewBaseAtom = atom<PreviewView | null>(null);
  const viewAtom = atom(
    (get) => get(viewBaseAtom) ?? get(playerAtom).view(),
    (get, set) => {
      const player = get(playerAtom);
      return player.subscribe(() => set(viewBaseAtom, player.view()));
    },
  );
  viewAtom.onMount = (follow) => follow();
  return { playerAtom, viewAtom };
}
