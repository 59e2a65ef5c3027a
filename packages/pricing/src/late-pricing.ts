import { late } from '@kinora/ui';

/** The pricing dialog with its slider: it stays out of the page until somebody is here or asks for prices. */
export const latePricing = late(() => import('./dialog/pricing-dialog-panel.tsx'));
