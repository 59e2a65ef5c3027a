export { FilmPositionPanel } from './stage/film-position-panel.tsx';
export { BiasLight } from './stage/bias-light.tsx';
export { cardMoverAtom, cardsPlayerAtom } from './cards/cards-atoms.ts';
export { CardsHostPanel } from './cards/cards-host-panel.tsx';
export { ComposerPanel, type ComposerPanelProps } from './form/composer-panel.tsx';
export { CreateLayout, type CreateLayoutProps } from './layout/create-layout.tsx';
export { CreationFormPanel, type CreationFormPanelProps } from './form/creation-form-panel.tsx';
export { draftAtom, openLinkAtom, takeSettingsAtom } from './draft/draft-atoms.ts';
export { followLinkAtom } from './draft/link-atoms.ts';
export { promptAtom, writePromptAtom } from './draft/kept-draft-atoms.ts';
export { effectFragmentOf, effectInputIn } from './draft/effect-fragment.ts';
export { footState, type FootFacts, type FootState } from './foot/foot-state.ts';
export { fragmentOf } from './draft/fragment.ts';
export { promptHref, type PromptWish } from './draft/prompt-href.ts';
export { lateForm } from './late-form.ts';
export { loadRoutesAtom, routesAtom } from './model/routes-atoms.ts';
export type { Inspiration, InspirationTool, Look, Mood } from './inspiration/inspiration.ts';
export type { InspirationPages } from './inspiration/inspiration-href.ts';
export { INSPIRATIONS } from './inspiration/inspirations.ts';
export { lateInspiration } from './inspiration/late-inspiration.ts';
export { playsLoopsAtom } from './inspiration/loops-atoms.ts';
export { LoopsSwitchPanel } from './inspiration/loops-switch-panel.tsx';
export { WaterfallPanel, type WaterfallPanelProps } from './inspiration/waterfall-panel.tsx';
export { valueWords } from './model/choice-words.ts';
export { NextStepPanel } from './foot/next-step-panel.tsx';
export { nextStep } from './foot/next-step.ts';
export { isOnlineAtom } from './foot/online-atoms.ts';
export { lateCreations } from './clips/late-creations.ts';
export { PageCreations, type PageCreationsProps } from './clips/page-creations.tsx';
export { outcomeWords } from './saved/outcome-words.ts';
export { playerAtoms } from './preview/player-atoms.ts';
export { playerPartsAtom } from './preview/preview-atoms.ts';
export { settingsHref, videoHref, type ClipPages } from './clips/settings-href.ts';
export { promptLanguageOf, type PromptLanguage } from './prompt/prompt-language.ts';
export { pressCreateAtom } from './foot/press-create-atoms.ts';
export { effectNeedsAtom } from './foot/plan-need-atoms.ts';
export { PlanNotePanel } from './foot/plan-note-panel.tsx';
export type { PlanNeed } from './foot/plan-need.ts';
export { PriceFoot, type PriceFootProps } from './foot/price-foot.tsx';
export { PreviewStagePanel } from './stage/preview-stage-panel.tsx';
export { type Draft } from './draft/draft.ts';
export { type PlayerParts, type PreviewWorker } from './preview/player-parts.ts';
export { sketchOf } from './sketch/creation-sketch-panel.tsx';
export { SketchHostPanel } from './sketch/sketch-host-panel.tsx';
export { ratioOf } from './settings/ratio-of.ts';
export { stillFrameOf, type PictureSource, type PreviewScene, type RecipeScene } from './preview/preview-scene.ts';
export { Transport, type TransportProps } from './stage/transport.tsx';
export { type PreviewPlayer } from './preview/preview-player.ts';
export { type PreviewView } from './preview/preview-view.ts';
export { POSTERS } from './stage/posters.ts';
export { SavedOrderPanel } from './saved/saved-order-panel.tsx';
export { bringKeptFilesAtom, bringFilesAtom } from './own-files/bring-files-atoms.ts';
export { BRING_WORDS, type BringFailure } from './own-files/bring-words.ts';
export { goToField, pictureFieldId } from './own-files/go-to-field.ts';
export {
  missingPicture,
  MISSING_WORDS,
  placeOf,
  type GivenPictures,
  type MissingPicture,
} from './own-pictures/missing-picture.ts';
export { footProblem, showRefused } from './foot/foot-problem.ts';
export { nearestShape } from './own-pictures/nearest-shape.ts';
export { pageKindAtom } from './draft/page-kind-atoms.ts';
export { PageKindPanel, type PageKindPanelProps } from './layout/page-kind-panel.tsx';
export { addPictureAtom, decodePictureAtom, ownPicturesAtom } from './own-pictures/picture-atoms.ts';
export { keepRefusalAtom, pictureFilesAtom, serverRefusalsAtom } from './own-pictures/picture-files-atoms.ts';
export { PictureFieldsPanel, type PictureFieldsPanelProps } from './own-pictures/picture-fields-panel.tsx';
export { type OwnPicture } from './own-pictures/read-picture.ts';
