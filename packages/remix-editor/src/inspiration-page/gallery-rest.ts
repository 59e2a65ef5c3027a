// Loaded by `lazy-gallery.ts` alone.
export { LoopsSwitchPanel } from '@kinora/creation-form';

export { GalleryPanel } from './gallery-panel.tsx';
