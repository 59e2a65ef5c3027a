import { lazy } from '@kinora/ui';

/** The form of the contact page: its validation stays out of all other pages. */
export const lazyContactForm = lazy(() => import('./contact-form.tsx'));
