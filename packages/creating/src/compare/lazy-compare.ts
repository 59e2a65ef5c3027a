import { lazy } from '@kinora/ui';

/** Comparing: it comes when somebody opens it. */
export const lazyCompare = lazy(() => import('./compare.lazy.ts'));
