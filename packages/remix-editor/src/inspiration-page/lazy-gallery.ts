import { late } from '@kinora/ui';

/** All scenes to go on from: the page's first paint needs their places alone. */
export const lazyGallery = late(() => import('./gallery-rest.ts'));
