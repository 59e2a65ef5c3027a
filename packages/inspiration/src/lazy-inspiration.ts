import { lazy } from '@kinora/ui';

/** The scenes to go on from, with their player. */
export const lazyInspiration = lazy(() => import('./inspiration.lazy.ts'));
