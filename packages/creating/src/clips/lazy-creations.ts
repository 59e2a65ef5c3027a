import { lazy } from '@kinora/ui';

/** The clips below the stage: they are empty until the server was asked. */
export const lazyCreations = lazy(() => import('./creations.lazy.ts'));
