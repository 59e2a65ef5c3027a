import { PrivacyPage } from '@kinora/layout-nav';
import { createFileRoute } from '@tanstack/react-router';

import { loadSiteConfig } from '../site-config.ts';
import { PAGES } from '../site-routes.ts';

function Page() {
  return <PrivacyPage site={Route.useLoaderData()} links={PAGES} />;
}

export const Route = createFileRoute('/_framed/privacy')({ loader: loadSiteConfig, component: Page });
