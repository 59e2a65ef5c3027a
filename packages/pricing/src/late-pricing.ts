import { late } from '@kinora/ui';

/** The pricing dialog with its slider: it stays out of the page until somebody asks for prices, or the page is idle. */
export const latePricing = late(() => import('./dialog/pricing-dialog-panel.tsx'));
