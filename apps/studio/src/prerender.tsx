// Runs on the server, which draws the public pages once with its own configuration: plugins/server-pages.ts builds it.
import { siteAtom } from '@kinora/api-client';
import type { SiteConfig } from '@kinora/contracts';
import { setupI18n, type Messages } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';

import { pageLanguage } from './page-language.ts';
import { pageWords, type PageWords } from './page-messages.ts';
import { provideSiteConfig } from './site-config.ts';
import { createStudioRouter } from './studio-router.ts';
import { StudioView } from './studio-view.tsx';

/** A page as it is drawn ahead. */
export interface RenderedPage {
  readonly markup: string;
  readonly words: PageWords;
}

const nothing = () => {};

/** A page as a guest sees it first, before any part that comes late; its path names the language. */
export async function renderPage(path: string, site: SiteConfig, messages: Messages): Promise<RenderedPage> {
  provideSiteConfig(site);
  const { locale, basepath, addressOf } = pageLanguage(path, site);
  const router = createStudioRouter({ basepath, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const i18n = setupI18n();
  i18n.setMessagesCompiler((text) => [text]);
  i18n.loadAndActivate({ locale, messages });
  const store = createStore();
  store.set(siteAtom, site);
  const markup = renderToString(
    <StudioView i18n={i18n} store={store} router={router} addressOf={addressOf} onReload={nothing} />,
  );
  return { markup, words: pageWords(path, site, i18n) };
}
