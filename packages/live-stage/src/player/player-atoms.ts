import { atom, type Atom } from 'jotai';

import type { PlayerParts } from './player-parts.ts';
import { createPreviewPlayer } from './preview-player.ts';
import type { PreviewView } from './preview-view.ts';

/** A preview of its own: the player, what it shows and how it goes, and the frame, which changes ten times a second. */
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
  const frameBaseAtom = atom<number | null>(null);
  const frameAtom = atom(
    (get) => get(frameBaseAtom) ?? get(playerAtom).frame(),
    (get, set) => {
      const player = get(playerAtom);
      const take = () => set(frameBaseAtom, player.frame());
      take();
      return player.subscribeFrame(take);
    },
  );
  frameAtom.onMount = (follow) => follow();
  return { playerAtom, viewAtom, frameAtom };
}
