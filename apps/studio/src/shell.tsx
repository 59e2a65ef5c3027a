import { ShellPanel } from '@kinora/layout-nav';
import { useLate } from '@kinora/ui';
import type { ReactNode } from 'react';

import { lateStudio } from './late-studio.ts';
import { HOME, SITE_ROUTES } from './site-routes.ts';

/** The frame around a page. */
export function Shell({ pathname, children }: { pathname: string; children: ReactNode }) {
  const rest = useLate(lateStudio);
  return (
    <ShellPanel routes={SITE_ROUTES} pathname={pathname} homeHref={HOME} tray={rest && <rest.ActivityTrayPanel />}>
      {children}
    </ShellPanel>
  );
}
