import { lazy } from '@kinora/ui';

/** What a member is working on: it comes with its own page alone. */
export const lazyProjects = lazy(() => import('./projects.lazy.ts'));
