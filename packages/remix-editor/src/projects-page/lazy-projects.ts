import { late } from '@kinora/ui';

/** What a member is working on: it comes with its own page alone. */
export const lazyProjects = late(() => import('./projects-rest.ts'));
