import { atom } from 'jotai';

import { draftAtom, settingsAtom, takesTwoAtom } from '../draft/draft-atoms.ts';
import { EXAMPLE_PROMPT } from '../draft/example.ts';
import { pageKindAtom } from '../draft/page-kind-atoms.ts';
import { ownPicturesAtom } from '../own-pictures/picture-atoms.ts';
import { shownPictures } from '../own-pictures/shown-pictures.ts';
import { shownPromptAtom } from '../prompt/list/prompts-atoms.ts';
import { browserParts } from './browser-parts.ts';
import { playerAtoms } from './player-atoms.ts';
import type { PlayerParts } from './player-parts.ts';
import { photoOptions, previewOptions } from './preview-options.ts';
import type { PhotoScene, PromptScene } from './preview-scene.ts';

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
  const isOfExample = prompt === EXAMPLE_PROMPT && get(shownPromptAtom) !== EXAMPLE_PROMPT;
  return isOfExample ? null : understood;
});

const isOfPicturesAtom = atom((get) => get(pageKindAtom) === 'image');

/** Nothing is typed yet, or no picture is there: the stage shows an example. */
export const isExampleAtom = atom((get) =>
  get(isOfPicturesAtom) ? get(ownPicturesAtom).first === undefined : get(shownPromptAtom) === '',
);

// Text, so that a scene stays the same object while something else of the draft changes.
const wordsKeyAtom = atom((get) =>
  JSON.stringify([get(isExampleAtom) ? EXAMPLE_PROMPT : get(shownPromptAtom), previewOptions(get(draftAtom))]),
);

const wordsSceneAtom = atom((get): PromptScene => {
  const [prompt, options] = JSON.parse(get(wordsKeyAtom)) as [string, PromptScene['options']];
  return { kind: 'prompt', prompt, options };
});

const photoKeyAtom = atom((get) =>
  JSON.stringify([get(shownPromptAtom), photoOptions(get(draftAtom), get(ownPicturesAtom).first)]),
);

const photoSceneAtom = atom((get): PhotoScene => {
  const [prompt, options] = JSON.parse(get(photoKeyAtom)) as [string, PhotoScene['options']];
  return { kind: 'photo', pictures: shownPictures(get(ownPicturesAtom), get(takesTwoAtom)), prompt, options };
});

/** What the stage shows. The same object as long as nothing in it changes. */
export const previewSceneAtom = atom((get) => (get(isOfPicturesAtom) ? get(photoSceneAtom) : get(wordsSceneAtom)));

/** What the stage would show of other words, with all else as it is. */
export const sceneOfAtom = atom((get) => {
  const draft = get(settingsAtom);
  const pictures = get(ownPicturesAtom);
  const isOfPictures = get(isOfPicturesAtom);
  const shown = shownPictures(pictures, get(takesTwoAtom));
  return (prompt: string): PhotoScene | PromptScene =>
    isOfPictures
      ? { kind: 'photo', pictures: shown, prompt, options: photoOptions(draft, pictures.first) }
      : { kind: 'prompt', prompt, options: previewOptions(draft) };
});
