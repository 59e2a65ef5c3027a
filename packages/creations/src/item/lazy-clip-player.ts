import { lazy } from '@kinora/ui';

/** The player of clips: it comes with the first press of Play. */
export const lazyClipPlayer = lazy(() => import('@kinora/live-stage/clip'));
