import { lazy } from '@kinora/ui';

/** What other models would make of a clip: it comes with a menu that is opened, or where a clip or a prompt asks for it. */
export const lazyOtherModels = lazy(() => import('./other-models.lazy.ts'));
