import { late } from '@kinora/ui';

/** The form of the contact page: its validation stays out of all other pages. */
export const lateContactForm = late(() => import('./contact-form.tsx'));
