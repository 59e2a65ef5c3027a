import { late } from '@kinora/ui';

/** The draft with its catalogue, its preview and what pressing Create takes: the first paint needs the prompt alone. */
export const lateCreating = late(() => import('./creating-rest.ts'));
