import { lazy } from '@kinora/ui';

/** The draft with its catalogue, its preview and what pressing Create takes: the first paint needs the prompt alone. */
export const lazyCreating = lazy(() => import('./creating.lazy.ts'));
