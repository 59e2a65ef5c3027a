import { lazy } from '@kinora/ui';

/** The player of the stage: nothing has been made yet when a page opens. */
export const lazyResultStage = lazy(() => import('./result-stage.lazy.ts'));
