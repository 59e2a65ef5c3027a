import { lazy } from '@kinora/ui';

/** The engine's words: they come when somebody asks for a proposal. */
export const lazyImprove = lazy(() => import('./improve.ts'));
