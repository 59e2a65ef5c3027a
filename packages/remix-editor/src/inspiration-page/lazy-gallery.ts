import { lazy } from '@kinora/ui';

/** All scenes to go on from: the page's first paint needs their places alone. */
export const lazyGallery = lazy(() => import('./gallery.lazy.ts'));
