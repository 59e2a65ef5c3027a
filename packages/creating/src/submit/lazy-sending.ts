import { lazy } from '@kinora/ui';

/** How far a file is: it comes when the first one is sent. */
export const lazySending = lazy(() => import('./sending.lazy.ts'));
