import { lazy } from '@kinora/ui';

/** The player of the bin: it comes with the first press of Play. */
export const lazyWatch = lazy(() => import('./watch-dialog.tsx'));
