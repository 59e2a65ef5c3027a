import { late } from '@kinora/ui';

/** What stands below the first screen. */
export const lateHome = late(() => import('./home-rest.tsx'));
