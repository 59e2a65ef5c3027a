import { atom } from 'jotai';

import { draftAtom, tidyPromptAtom } from '../draft/draft-atoms.ts';
import { browserParts } from './browser-parts.ts';
import type { PreviewScene } from './preview-messages.ts';
import { previewOptions } from './preview-options.ts';
import { createPreviewPlayer, type PlayerParts, type PreviewView } from './preview-player.ts';

/** What the player needs of the browser; stories and tests set their own. */
export const playerPartsAtom = atom<PlayerParts>(browserParts);

/** The one preview of the page. */
export const previewPlayerAtom = atom((get) => createPreviewPlayer(get(playerPartsAtom)));

const viewBaseAtom = atom<PreviewView | null>(null);

/** What the preview shows and how it goes; changes with every frame. */
export const previewViewAtom = atom(
  (get) => get(viewBaseAtom) ?? get(previewPlayerAtom).view(),
  (get, set) => {
    const player = get(previewPlayerAtom);
    return player.subscribe(() => set(viewBaseAtom, player.view()));
  },
);
previewViewAtom.onMount = (follow) => follow();

/** What the engine understood of the prompt; null before it has read it. */
export const understoodAtom = atom((get) => get(previewViewAtom).understood);

const promptKeyAtom = atom((get) => JSON.stringify([get(tidyPromptAtom), previewOptions(get(draftAtom))]));

/** What the stage should show; null while there is no prompt. The same object as long as nothing in it changes. */
export const previewSceneAtom = atom((get): PreviewScene | null => {
  // Written two lines above; comparing it as text keeps the scene when something else of the draft changes.
  const [prompt, options] = JSON.parse(get(promptKeyAtom)) as [string, PreviewScene['options']];
  return prompt === '' ? null : { prompt, options };
});
