import { late } from '@kinora/ui';

/** The editor of a list: it comes when somebody opens it. */
export const lateList = late(() => import('./list-rest.ts'));
