import { lazy } from '@kinora/ui';

/** The library of templates: it comes when somebody opens it. */
export const lazyTemplates = lazy(() => import('./templates.lazy.ts'));
