import { lazy } from '@kinora/ui';

/** The strip below the prompt: it comes with the first list, variation or brace. */
export const lazyStrip = lazy(() => import('./strip.lazy.ts'));
