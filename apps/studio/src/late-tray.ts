import { late } from '@kinora/ui';

/** What the open tray shows: nobody needs it before. */
export const lateTray = late(() => import('./tray-rest.tsx'));
