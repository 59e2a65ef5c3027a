import { lazy } from '@kinora/ui';

/** The menus of the frame and what they do: nobody opens them before the first paint. */
export const lazyShell = lazy(() => import('./shell.lazy.ts'));
