export { CreationFormPanel, type CreationFormPanelProps } from './form/creation-form-panel.tsx';
export { draftAtom, openLinkAtom, takeSettingsAtom, writePromptAtom } from './draft/draft-atoms.ts';
export { fragmentOf } from './draft/fragment.ts';
export { loadRoutesAtom, routesAtom } from './model/routes-atoms.ts';
export { playerPartsAtom } from './preview/preview-atoms.ts';
export { PreviewStagePanel } from './stage/preview-stage-panel.tsx';
export { type Draft } from './draft/draft.ts';
export { type PlayerParts, type PreviewWorker } from './preview/player-parts.ts';
export { sketchOf } from './sketch/creation-sketch-panel.tsx';
