import { ActivityTrayPanel } from '@kinora/creations';
import { ShellPanel } from '@kinora/layout-nav';
import type { ReactNode } from 'react';

import { HOME, SITE_ROUTES } from './site-routes.ts';

/** The frame around a page. */
export function Shell({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <ShellPanel routes={SITE_ROUTES} pathname={pathname} homeHref={HOME} tray={<ActivityTrayPanel />}>
      {children}
    </ShellPanel>
  );
}
