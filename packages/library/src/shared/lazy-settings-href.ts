import { lazy } from '@kinora/ui';

/** Needs the catalogue, which no first paint needs. */
export const lazySettingsHref = lazy(() => import('./settings-href.ts'));
