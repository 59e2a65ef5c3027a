import { openPricingAtom } from '@kinora/credits';
import { ShellPanel } from '@kinora/layout-nav';
import { useLazy } from '@kinora/ui';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';

import { lazyStudio } from './lazy-studio.ts';
import { notePageReady } from './page-ready.ts';
import { HOME, SITE_ROUTES } from './site-routes.ts';

/** The frame around a page. */
export function Shell({ pathname, children }: { pathname: string; children: ReactNode }) {
  const studio = useLazy(lazyStudio);
  useLayoutEffect(notePageReady, []);
  const openPricing = useSetAtom(openPricingAtom);
  return (
    <ShellPanel
      routes={SITE_ROUTES}
      pathname={pathname}
      homeHref={HOME}
      onUpgrade={() => openPricing()}
      tray={studio && <studio.Tray />}
    >
      {children}
    </ShellPanel>
  );
}
