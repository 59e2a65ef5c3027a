// Loaded by `lazy-inspiration.ts` alone.
export { InspirationRowPanel } from './row/inspiration-row-panel.tsx';
export { InspirationGridPanel } from './masonry/inspiration-grid-panel.tsx';
export { LoopsSwitchPanel } from './loops/loops-switch-panel.tsx';
export { surpriseAtom } from './surprise/surprise-atoms.ts';
