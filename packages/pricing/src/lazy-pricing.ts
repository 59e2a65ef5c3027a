import { lazy } from '@kinora/ui';

/** The pricing dialog with its slider: it stays out of the page until somebody is here or asks for prices. */
export const lazyPricing = lazy(() => import('./host/pricing-panel.tsx'));
