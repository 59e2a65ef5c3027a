import { late } from '@kinora/ui';

/** What every page has and no first paint needs: the client, dialogs and toasts, the tray, pages for failures. */
export const lateStudio = late(() => import('./studio-rest.ts'));
