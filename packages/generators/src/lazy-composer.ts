import { lazy } from '@kinora/ui';

/** What the short form has beside its prompt: no other page shows it. */
export const lazyComposer = lazy(() => import('./composer.lazy.ts'));
