// Loaded by `lazy-other-models.ts` alone.
export { FinalPanel } from './final-panel.tsx';
export { OtherModelsPanel } from './other-models-panel.tsx';
