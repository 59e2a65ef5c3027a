import { LoginHost } from '@kinora/auth';
import { ActivityTrayPanel } from '@kinora/creations';
import { ShellPanel } from '@kinora/layout-nav';
import { Toaster } from '@kinora/ui';
import { Outlet } from '@tanstack/react-router';

import { HOME, SITE_ROUTES } from './site-routes.ts';

/** The frame, and what stands once in every page: dialogs and toasts. */
export function Shell({ pathname }: { pathname: string }) {
  return (
    <>
      <ShellPanel routes={SITE_ROUTES} pathname={pathname} homeHref={HOME} tray={<ActivityTrayPanel />}>
        <Outlet />
      </ShellPanel>
      <LoginHost />
      <Toaster />
    </>
  );
}
