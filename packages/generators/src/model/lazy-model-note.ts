import { lazy } from '@kinora/ui';

/** Why a model isn't available: said when somebody presses it. */
export const lazyModelNote = lazy(() => import('./model-note.tsx'));
