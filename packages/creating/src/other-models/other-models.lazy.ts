// Loaded by `lazy-other-models.ts` alone.
export { DraftFinalPanel } from './draft-final-panel.tsx';
export { FinalPanel } from './final-panel.tsx';
export { OtherModelsPanel } from './other-models-panel.tsx';
export { StyleOfferPanel } from './style-offer-panel.tsx';
export { UndrawnSubjectPanel } from './undrawn-subject-panel.tsx';
