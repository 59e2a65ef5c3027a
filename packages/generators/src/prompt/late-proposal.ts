import { late } from '@kinora/ui';

/** What shows a better prompt: it comes with the first one. */
export const lateProposal = late(() => import('./proposal-rest.ts'));
