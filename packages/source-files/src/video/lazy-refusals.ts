import { lazy } from '@kinora/ui';

/** Why a video was not taken: it comes with the first one that is not. */
export const lazyVideoRefusals = lazy(() => import('./refusals.lazy.ts'));
