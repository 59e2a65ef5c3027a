// Loaded by `late-inspiration.ts` alone.
export { InspirationGridPanel } from './inspiration-grid-panel.tsx';
export { LoopsSwitchPanel } from './loops-switch-panel.tsx';
