import { lazy } from '@kinora/ui';

/** The menus of the frame and what they do, which aren't needed for the first paint. */
export const lazyShell = lazy(() => import('./shell.lazy.ts'));
