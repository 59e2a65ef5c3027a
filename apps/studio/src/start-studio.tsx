import { apiClientAtom, loadJson, siteAtom } from '@kinora/api-client';
import { reloadPage } from '@kinora/browser';
import { MissingPartNotice } from '@kinora/layout-nav';
import { LinkProvider, reportMissing } from '@kinora/ui';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { lateApiClient } from './late-api-client.ts';
import { lateStudio } from './late-studio.ts';
import { startLocale } from './locale.ts';
import { routeTree } from './route-tree.gen.ts';
import { createRouterLink } from './router-link.tsx';
import { loadSiteConfig } from './site-config.ts';

const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  trailingSlash: 'always',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

// Our own build made the file.
const loadMessages = async (url: string) => (await loadJson(url)) as Messages;

/** The session is asked for after the first paint: the page does not wait for it. */
async function startSession(store: ReturnType<typeof createStore>) {
  const { startSessionAtom } = await lateStudio.load();
  await store.set(startSessionAtom);
}

/** Builds the page from the server's configuration. */
export async function startStudio(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // Vite says this of every script that is loaded late, also of those that packages load by themselves.
  globalThis.addEventListener('vite:preloadError', () => reportMissing());
  const site = await loadSiteConfig();
  const store = createStore();
  store.set(siteAtom, site);
  store.set(
    apiClientAtom,
    lateApiClient(async () => (await lateStudio.load()).createStudioApi(site, store)),
  );
  void startLocale(site.defaultLocale, loadMessages);
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <LinkProvider render={createRouterLink(router)}>
            <RouterProvider router={router} />
            <MissingPartNotice onReload={reloadPage} />
          </LinkProvider>
        </I18nProvider>
      </Provider>
    </StrictMode>,
  );
  startSession(store).catch(console.error);
}
