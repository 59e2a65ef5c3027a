import { lazy } from '@kinora/ui';

/** The editor: nothing of it comes to the other pages. */
export const lazyEditor = lazy(() => import('./editor.lazy.ts'));
