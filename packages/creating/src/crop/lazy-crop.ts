import { lazy } from '@kinora/ui';

/** Cropping by hand: it comes when somebody opens it. */
export const lazyCrop = lazy(() => import('./crop.lazy.ts'));
