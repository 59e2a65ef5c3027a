import { lazy } from '@kinora/ui';

/** What the open tray shows, loaded when it opens. */
export const lazyTray = lazy(() => import('./tray.lazy.tsx'));
