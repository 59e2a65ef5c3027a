import { lazy } from '@kinora/ui';

/** What shows a better prompt: it comes with the first one. */
export const lazyProposal = lazy(() => import('./proposal.lazy.ts'));
