import { lazy } from '@kinora/ui';

/** The question about somebody else's sign-in: hardly anybody is ever asked. */
export const lazyConfirm = lazy(() => import('./login-host/confirm-member-panel.tsx'));
