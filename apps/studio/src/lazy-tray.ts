import { lazy } from '@kinora/ui';

/** What the open tray shows: nobody needs it before. */
export const lazyTray = lazy(() => import('./tray.lazy.tsx'));
