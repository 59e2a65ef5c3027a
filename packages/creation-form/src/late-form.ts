import { late } from '@kinora/ui';

/** Catalogue, settings, price, player and what pressing Create takes: the first paint needs the prompt alone. */
export const lateForm = late(() => import('./form-rest.ts'));
