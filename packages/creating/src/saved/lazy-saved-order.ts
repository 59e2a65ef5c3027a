import { lazy } from '@kinora/ui';

/** The offer of a kept request: it comes where one is kept. */
export const lazySavedOrder = lazy(() => import('./saved-order.lazy.ts'));
