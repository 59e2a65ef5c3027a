import { lazy } from '@kinora/ui';

/** Models, settings, price and stage of a create page: the first paint needs the prompt alone. */
export const lazyForm = lazy(() => import('./form.lazy.ts'));
