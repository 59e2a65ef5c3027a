import { lazy } from '@kinora/ui';

/** What every page has and no first paint needs: the client, dialogs and toasts, the tray, pages for failures. */
export const lazyStudio = lazy(() => import('./studio.lazy.ts'));
