// Loaded by `late-creations.ts` alone.
export { CreationsSectionsPanel } from './creations-sections-panel.tsx';
