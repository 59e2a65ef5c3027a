import { atom } from 'jotai';

import { draftAtom, tidyPromptAtom } from '../draft/draft-atoms.ts';
import { EXAMPLE_PROMPT } from '../draft/example.ts';
import { browserParts } from './browser-parts.ts';
import { playerAtoms } from './player-atoms.ts';
import type { PlayerParts } from './player-parts.ts';
import { previewOptions } from './preview-options.ts';
import type { PromptScene } from './preview-scene.ts';

/** What the player needs of the browser; stories and tests set their own. */
export const playerPartsAtom = atom<PlayerParts>(browserParts);

const draftPlayer = playerAtoms(playerPartsAtom);

/** The preview of the draft. */
export const previewPlayerAtom = draftPlayer.playerAtom;

/** What the preview shows and how it goes; changes with every frame. */
export const previewViewAtom = draftPlayer.viewAtom;

/** Whether it moves; for what need not be drawn anew with every frame. */
export const previewStateAtom = atom((get) => get(previewViewAtom).state);

/** What the engine understood of what was typed; null before it has read it. */
export const understoodAtom = atom((get) => {
  const { understood, prompt } = get(previewViewAtom);
  const isOfExample = prompt === EXAMPLE_PROMPT && get(tidyPromptAtom) !== EXAMPLE_PROMPT;
  return isOfExample ? null : understood;
});

/** Nothing is typed yet: the stage shows an example. */
export const isExampleAtom = atom((get) => get(tidyPromptAtom) === '');

const sceneKeyAtom = atom((get) =>
  JSON.stringify([get(isExampleAtom) ? EXAMPLE_PROMPT : get(tidyPromptAtom), previewOptions(get(draftAtom))]),
);

/** What the stage shows. The same object as long as nothing in it changes. */
export const previewSceneAtom = atom((get): PromptScene => {
  // Written three lines above; comparing it as text keeps the scene when something else of the draft changes.
  const [prompt, options] = JSON.parse(get(sceneKeyAtom)) as [string, PromptScene['options']];
  return { kind: 'prompt', prompt, options };
});
