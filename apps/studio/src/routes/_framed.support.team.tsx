import { TeamPage } from '@kinora/layout-nav';
import { createFileRoute } from '@tanstack/react-router';

import { loadSiteConfig } from '../site-config.ts';
import { PAGES } from '../site-routes.ts';

function Page() {
  return <TeamPage site={Route.useLoaderData()} links={PAGES} />;
}

export const Route = createFileRoute('/_framed/support/team')({ loader: loadSiteConfig, component: Page });
