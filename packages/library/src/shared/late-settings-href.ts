import { late } from '@kinora/ui';

/** Needs the catalogue, which no first paint needs. */
export const lateSettingsHref = late(() => import('./settings-href.ts'));
