import { openPricingAtom } from '@kinora/credits';
import { ShellPanel } from '@kinora/layout-nav';
import { useLate } from '@kinora/ui';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';

import { lateStudio } from './late-studio.ts';
import { notePageReady } from './page-ready.ts';
import { HOME, SITE_ROUTES } from './site-routes.ts';

/** The frame around a page. */
export function Shell({ pathname, children }: { pathname: string; children: ReactNode }) {
  const rest = useLate(lateStudio);
  useLayoutEffect(notePageReady, []);
  const openPricing = useSetAtom(openPricingAtom);
  return (
    <ShellPanel
      routes={SITE_ROUTES}
      pathname={pathname}
      homeHref={HOME}
      onUpgrade={() => openPricing()}
      tray={rest && <rest.Tray />}
    >
      {children}
    </ShellPanel>
  );
}
