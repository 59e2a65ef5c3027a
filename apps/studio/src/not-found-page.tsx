import { reloadPage } from '@kinora/browser';
import { isCrawler } from '@kinora/contracts';
import { ErrorView, NotFoundView } from '@kinora/layout-nav';
import { useLocation } from '@tanstack/react-router';

import { refusalIn } from './route-check.ts';
import { HOME, PAGES } from './site-routes.ts';

/** The page of an address that was refused: most often because it leads nowhere. Crawlers get the status alone. */
export function NotFoundPage({ data }: { data: unknown }) {
  const { pathname } = useLocation();
  const { status, message } = refusalIn(data);
  if (isCrawler(navigator.userAgent)) return null;
  if (status === 404)
    return <NotFoundView path={pathname} message={message} homeHref={HOME} contactHref={PAGES.contact} />;
  return (
    <ErrorView status={status} message={message} homeHref={HOME} contactHref={PAGES.contact} onRetry={reloadPage} />
  );
}
