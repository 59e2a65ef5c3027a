import { lazy } from '@kinora/ui';

/** What several clips cost: it comes when somebody asks for more than one. */
export const lazySeveral = lazy(() => import('./several.lazy.ts'));
