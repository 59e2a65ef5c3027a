import { reloadPage } from '@kinora/browser';
import { isCrawler } from '@kinora/contracts';
import { ErrorView } from '@kinora/layout-nav';

import { HOME, PAGES } from './site-routes.ts';

/** What stands where a page broke; the browser's log has the reason. */
export function ErrorPage({ error }: { error: unknown }) {
  console.error(error);
  if (isCrawler(navigator.userAgent)) return null;
  return <ErrorView homeHref={HOME} contactHref={PAGES.contact} onRetry={reloadPage} />;
}
