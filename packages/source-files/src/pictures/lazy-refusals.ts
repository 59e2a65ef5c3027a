import { lazy } from '@kinora/ui';

/** Why a file was not taken: it comes with the first one that is not. */
export const lazyRefusals = lazy(() => import('./refusals.lazy.ts'));
