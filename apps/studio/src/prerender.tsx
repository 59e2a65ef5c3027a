// Runs on the server, which draws the public pages once with its own configuration: plugins/server-pages.ts builds it.
import { siteAtom } from '@kinora/api-client';
import type { SiteConfig } from '@kinora/contracts';
import { setupI18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';

import { provideSiteConfig } from './site-config.ts';
import { createStudioRouter } from './studio-router.ts';
import { StudioView } from './studio-view.tsx';

/** Pages that say the same to everybody who comes for the first time. */
export const PUBLIC_PAGES: readonly string[] = [
  '/home/',
  '/text-to-video/',
  '/ai-video-effects/',
  '/terms/',
  '/privacy/',
  '/support/contact-us/',
  '/support/team/',
];

const nothing = () => {};

/** The markup of a page as a guest sees it first, before any part that comes late. */
export async function renderPage(path: string, site: SiteConfig): Promise<string> {
  provideSiteConfig(site);
  const router = createStudioRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const i18n = setupI18n();
  i18n.setMessagesCompiler((text) => [text]);
  i18n.loadAndActivate({ locale: site.defaultLocale, messages: {} });
  const store = createStore();
  store.set(siteAtom, site);
  return renderToString(<StudioView i18n={i18n} store={store} router={router} onReload={nothing} />);
}
