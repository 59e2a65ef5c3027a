import { lazy } from '@kinora/ui';

/** Who sees a clip: it comes with the first press of Share. */
export const lazyShare = lazy(() => import('@kinora/creations/share'));
