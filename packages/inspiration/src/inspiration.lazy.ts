// Loaded by `lazy-inspiration.ts` alone.
export { InspirationGridPanel } from './waterfall/inspiration-grid-panel.tsx';
export { LoopsSwitchPanel } from './loops/loops-switch-panel.tsx';
export { SurprisePanel } from './surprise/surprise-panel.tsx';
