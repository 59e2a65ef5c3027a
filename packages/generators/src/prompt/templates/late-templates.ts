import { late } from '@kinora/ui';

/** The library of templates: it comes when somebody opens it. */
export const lateTemplates = late(() => import('./templates-rest.ts'));
