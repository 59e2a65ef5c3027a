export type { CropDialogPanelProps } from './crop/crop-dialog-panel.tsx';
export { lazyCrop } from './crop/lazy-crop.ts';
export { pageModesAtom } from './draft/chosen-atoms.ts';
export {
  checkedDraftAtom,
  chooseAtom,
  chooseModeAtom,
  chooseModelAtom,
  chosenModelAtom,
  draftAtom,
  keepSeedAtom,
  lostChoicesAtom,
  modeAtom,
  modesAtom,
  negativeAtom,
  openLinkAtom,
  parametersAtom,
  referencesMaxAtom,
  setCountAtom,
  setCropAtom,
  setFromAtom,
  setSeedAtom,
  settingsAtom,
  shuffleSeedAtom,
  takeExampleAtom,
  takesTwoAtom,
} from './draft/draft-atoms.ts';
export { countsUpTo, type Draft, type LostChoice, modeFor, modeOf, SEED_MAX } from './draft/draft.ts';
export { EXAMPLE_PROMPTS } from './draft/example-messages.ts';
export { isSameParameter, type Option, type Parameter, parametersWith } from './draft/options.ts';
export { promptProblemWords } from './draft/problem-messages.ts';
export { keptShapeAtom, promptAtom, writePromptAtom } from './kept/kept-draft-atoms.ts';
export { pageKindAtom } from './kept/page-kind-atoms.ts';
export { CreateLayout } from './layout/create-layout.tsx';
export { lazyCreating } from './lazy/lazy-creating.ts';
export { followLinkAtom } from './lazy/link-atoms.ts';
export { pressCreateAtom } from './lazy/press-create-atoms.ts';
export {
  isExampleAtom,
  previewFrameAtom,
  previewPlayerAtom,
  previewSceneAtom,
  previewViewAtom,
  sceneOfAtom,
  stageRatioAtom,
  understoodAtom,
} from './preview/preview-atoms.ts';
export { cropSourcesAtom } from './sources/crop-atoms.ts';
export { followPictureAtom } from './sources/follow-picture-atoms.ts';
export { restoringFilesAtom } from './sources/restore-files-atoms.ts';
export { offeredParametersAtom } from './sources/upscale-atoms.ts';
export { videoPartAtom } from './sources/video-part-atoms.ts';
