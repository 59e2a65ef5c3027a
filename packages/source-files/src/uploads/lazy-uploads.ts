import { lazy } from '@kinora/ui';

/** The library of uploads: it comes when somebody opens it. */
export const lazyUploads = lazy(() => import('./uploads.lazy.ts'));
