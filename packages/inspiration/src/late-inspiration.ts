import { late } from '@kinora/ui';

/** The scenes to go on from, with their player. */
export const lateInspiration = late(() => import('./inspiration-rest.ts'));
