import { memberAtom } from '@kinora/auth';
import {
  ratioOf,
  playerAtoms,
  playerPartsAtom,
  type PhotoScene,
  type PromptScene,
  type VideoReference,
  type VideoScene,
} from '@kinora/live-stage';
import { ownPicturesAtom, shownPictures, ownReferencesAtom, ownVideoAtom } from '@kinora/source-files';
import { atom } from 'jotai';

import { draftAtom, modeAtom, negativeAtom, settingsAtom, takesTwoAtom } from '../draft/draft-atoms.ts';
import { EXAMPLE_PROMPT, EXAMPLE_SEED } from '../draft/example.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { shownPromptAtom } from '../prompts/prompts-atoms.ts';
import { shownCropsAtom } from '../sources/crop-atoms.ts';
import { videoPartAtom } from '../sources/video-part-atoms.ts';
import { photoOptions, previewOptions, videoOptions } from './preview-options.ts';

const draftPlayer = playerAtoms(playerPartsAtom);

/** The preview of the draft. */
export const previewPlayerAtom = draftPlayer.playerAtom;

/** What the preview shows and how it goes. */
export const previewViewAtom = draftPlayer.viewAtom;

/** The frame it stands at. */
export const previewFrameAtom = draftPlayer.frameAtom;

/** Whether it moves; for what need not be redrawn with every change of size or words. */
export const previewStateAtom = atom((get) => get(previewViewAtom).state);

/** What the engine understood of what was typed; null before it has read it. */
export const understoodAtom = atom((get) => {
  const { understood, prompt } = get(previewViewAtom);
  const isOfExample = prompt === EXAMPLE_PROMPT && get(shownPromptAtom) !== EXAMPLE_PROMPT;
  return isOfExample ? null : understood;
});

/** Nothing is typed yet, or no file is there: the stage shows an example. */
export const isExampleAtom = atom((get) => {
  const kind = get(pageKindAtom);
  if (kind === 'video') return get(ownVideoAtom) === null;
  return kind === 'image' ? get(ownPicturesAtom).first === undefined : get(shownPromptAtom) === '';
});

/** Clips of members with a plan come without the mark, and so does what they see before. */
const isMarkedAtom = atom((get) => get(memberAtom)?.hasPlan !== true);

/** The settings as the engine draws them, with the negative prompt where the chosen model takes it. */
const drawnAtom = atom((get) => ({ ...get(settingsAtom), negative: get(negativeAtom)?.text }));

/** The example as it is drawn now: as its poster shows it, unless somebody chose something else. */
const exampleSceneAtom = atom((get) => {
  const { keepsSeed, variant, ...drawn } = get(drawnAtom);
  const taken = keepsSeed ? { variant } : { seed: EXAMPLE_SEED };
  return [EXAMPLE_PROMPT, previewOptions({ ...drawn, ...taken }, get(isMarkedAtom))] as const;
});

// Text, so that a scene stays the same object while something else of the draft changes.
const wordsKeyAtom = atom((get) =>
  JSON.stringify(
    get(isExampleAtom)
      ? get(exampleSceneAtom)
      : [get(shownPromptAtom), previewOptions(get(drawnAtom), get(isMarkedAtom))],
  ),
);

/** Pictures whose colours a scene of words takes on: those that the draft's clip is made with. */
const referencesShownAtom = atom((get): Pick<PromptScene, 'references'> => {
  const shown = get(ownReferencesAtom).slice(0, get(modeAtom).referencesMax ?? 0);
  return shown.length > 0 ? { references: shown.map(({ id, file }) => ({ kind: 'file', id, file })) } : {};
});

const wordsSceneAtom = atom((get): PromptScene => {
  const [prompt, options] = JSON.parse(get(wordsKeyAtom)) as [string, PromptScene['options']];
  return { kind: 'prompt', prompt, options, ...get(referencesShownAtom) };
});

const photoKeyAtom = atom((get) =>
  JSON.stringify([
    get(shownPromptAtom),
    photoOptions(
      { ...get(draftAtom), crops: get(shownCropsAtom) },
      { first: get(ownPicturesAtom).first, watermark: get(isMarkedAtom) },
    ),
  ]),
);

const photoSceneAtom = atom((get): PhotoScene => {
  const [prompt, options] = JSON.parse(get(photoKeyAtom)) as [string, PhotoScene['options']];
  return { kind: 'photo', pictures: shownPictures(get(ownPicturesAtom), get(takesTwoAtom)), prompt, options };
});

/** What is not known of a video that this browser cannot play: its film fails, and the stage says so. */
const UNKNOWN = { width: 16, height: 9, seconds: 1 };

const shownVideoAtom = atom((get): VideoReference => {
  const video = get(ownVideoAtom);
  return video ? { kind: 'file', id: video.id, file: video.file, ...(video.measures ?? UNKNOWN) } : { kind: 'sample' };
});

const videoKeyAtom = atom((get) => {
  const draft = { ...get(draftAtom), crops: get(shownCropsAtom) };
  return JSON.stringify([
    get(shownPromptAtom),
    videoOptions({ ...draft, from: get(videoPartAtom)?.from ?? 0 }, get(isMarkedAtom)),
  ]);
});

const videoSceneAtom = atom((get): VideoScene => {
  const [prompt, options] = JSON.parse(get(videoKeyAtom)) as [string, VideoScene['options']];
  return { kind: 'video', video: get(shownVideoAtom), prompt, options };
});

/** What the stage shows. The same object as long as nothing in it changes. */
export const previewSceneAtom = atom((get): PhotoScene | PromptScene | VideoScene => {
  const kind = get(pageKindAtom);
  if (kind === 'video') return get(videoSceneAtom);
  return kind === 'image' ? get(photoSceneAtom) : get(wordsSceneAtom);
});

/** Width divided by height of the stage. */
export const stageRatioAtom = atom((get) => {
  const scene = get(previewSceneAtom);
  const { shape = 'auto' } = scene.options;
  const measures = get(ownVideoAtom)?.measures;
  const isAsVideo = scene.kind === 'video' && shape === 'auto';
  return isAsVideo && measures ? measures.width / measures.height : ratioOf(shape);
});

/** What the stage would show of other words, with all else as it is. */
export const sceneOfAtom = atom((get) => {
  const draft = { ...get(drawnAtom), crops: get(shownCropsAtom) };
  const pictures = get(ownPicturesAtom);
  const isOfPictures = get(pageKindAtom) === 'image';
  const shown = shownPictures(pictures, get(takesTwoAtom));
  const references = get(referencesShownAtom);
  const watermark = get(isMarkedAtom);
  return (prompt: string): PhotoScene | PromptScene =>
    isOfPictures
      ? { kind: 'photo', pictures: shown, prompt, options: photoOptions(draft, { first: pictures.first, watermark }) }
      : { kind: 'prompt', prompt, options: previewOptions(draft, watermark), ...references };
});
