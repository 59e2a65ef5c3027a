import { lazy } from '@kinora/ui';

/** The offer of a kept request: it comes where one is kept. */
export const lazySavedRequest = lazy(() => import('./saved-request.lazy.ts'));
