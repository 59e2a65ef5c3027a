import { late } from '@kinora/ui';

/** All scenes to go on from: the page's first paint needs their places alone. */
export const lateGallery = late(() => import('./gallery-rest.ts'));
