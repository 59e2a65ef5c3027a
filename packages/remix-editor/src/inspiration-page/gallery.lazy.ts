// Loaded by `lazy-gallery.ts` alone.
export { LoopsSwitchPanel } from '@kinora/inspiration';

export { GalleryPanel } from './gallery-panel.tsx';
