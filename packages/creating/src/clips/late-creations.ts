import { late } from '@kinora/ui';

/** The clips below the stage: they are empty until the server was asked. */
export const lateCreations = late(() => import('./creations-rest.ts'));
