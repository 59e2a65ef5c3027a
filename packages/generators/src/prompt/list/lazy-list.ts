import { lazy } from '@kinora/ui';

/** The editor of a list: it comes when somebody opens it. */
export const lazyList = lazy(() => import('./list.lazy.ts'));
