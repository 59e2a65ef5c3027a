// Loaded by `lazy-gallery.ts` alone.
export { LoopsSwitchPanel, SurpriseLinkPanel } from '@kinora/inspiration';

export { GalleryPanel } from './gallery-panel.tsx';
