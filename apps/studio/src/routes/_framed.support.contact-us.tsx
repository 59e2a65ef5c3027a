import { ContactPage } from '@kinora/layout-nav';
import { createFileRoute } from '@tanstack/react-router';

import { loadSiteConfig } from '../site-config.ts';
import { HOME, PAGES } from '../site-routes.ts';

function Page() {
  return <ContactPage site={Route.useLoaderData()} links={{ home: HOME, ...PAGES }} search={Route.useSearch()} />;
}

export const Route = createFileRoute('/_framed/support/contact-us')({ loader: loadSiteConfig, component: Page });
