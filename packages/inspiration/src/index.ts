export { lazyInspiration } from './lazy-inspiration.ts';
export { playsLoopsAtom } from './loops/loops-atoms.ts';
export { LoopsSwitchPanel } from './loops/loops-switch-panel.tsx';
export { MasonryPanel } from './masonry/masonry-panel.tsx';
export { InspirationRow, type InspirationRowProps } from './row/inspiration-row.tsx';
export { inspirationHref, type InspirationPages } from './scenes/inspiration-href.ts';
export type { Inspiration, InspirationTool, Look, Mood } from './scenes/inspiration.ts';
export { INSPIRATIONS } from './scenes/inspirations.ts';
export { SurpriseLinkPanel, type SurpriseLinkPanelProps } from './surprise/surprise-link-panel.tsx';
