import { lazy } from '@kinora/ui';

/** What stands below the first screen. */
export const lazyHome = lazy(() => import('./home.lazy.tsx'));
