import { LoginHost as Host } from '@kinora/auth';

import { LEGAL_PAGES, SUPPORT_TEAM } from './site-routes.ts';

/** The login dialog with the pages it links to. */
export function LoginHost() {
  return <Host legal={LEGAL_PAGES} supportHref={SUPPORT_TEAM} />;
}
