import { late } from '@kinora/ui';

/** The library of uploads: it comes when somebody opens it. */
export const lateUploads = late(() => import('./uploads-rest.ts'));
