// Loaded by `lazy-creations.ts` alone.
export { LatestCreationsPanel } from './latest-creations-panel.tsx';
export { CreationsSectionsPanel } from './creations-sections-panel.tsx';
