import { late } from '@kinora/ui';

/** Cropping by hand: it comes when somebody opens it. */
export const lateCrop = late(() => import('./crop-rest.ts'));
