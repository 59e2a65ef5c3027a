import { late } from '@kinora/ui';

/** The engine's words: they come when somebody asks for a proposal. */
export const lateImprove = late(() => import('./improve.ts'));
