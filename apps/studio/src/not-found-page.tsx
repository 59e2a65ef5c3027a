import { NotFoundView } from '@kinora/layout-nav';
import { useLocation } from '@tanstack/react-router';

import { HOME, PAGES } from './site-routes.ts';

/** The page of an address that leads nowhere. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return <NotFoundView path={pathname} homeHref={HOME} contactHref={PAGES.contact} />;
}
