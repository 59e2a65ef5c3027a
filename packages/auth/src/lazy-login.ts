import { lazy } from '@kinora/ui';

/** The login dialog: its forms and their validation stay out of the page until somebody wants to log in. */
export const lazyLogin = lazy(() => import('./login/login-dialog-panel.tsx'));
