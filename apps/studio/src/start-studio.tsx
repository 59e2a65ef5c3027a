import { apiClientAtom, loadJson, siteAtom } from '@kinora/api-client';
import { reloadOnce, reloadPage } from '@kinora/browser';
import { MissingPartNotice } from '@kinora/layout-nav';
import { LinkProvider, mendMissingBy, reportMissing } from '@kinora/ui';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { arrival } from './first-script.ts';
import { lateApiClient } from './late-api-client.ts';
import { lateStudio } from './late-studio.ts';
import { startLocale } from './locale.ts';
import { routeTree } from './route-tree.gen.ts';
import { createRouterLink } from './router-link.tsx';
import { loadSiteConfig } from './site-config.ts';

const router = createRouter({
  routeTree,
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

/** Builds the page from the server's configuration. */
export async function startStudio(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  mendMissingBy(reloadOnce);
  // Vite says this of every script that is loaded late, also of those that packages load by themselves.
  globalThis.addEventListener('vite:preloadError', () => lateStudio.get()?.isPreloading() || reportMissing());
  const site = await loadSiteConfig();
  const store = createStore();
  store.set(siteAtom, site);
  store.set(
    apiClientAtom,
    lateApiClient(async () => (await lateStudio.load()).createStudioApi(site, store)),
  );
  void startLocale(site.defaultLocale, loadMessages);
  const page = createRoot(root);
  const show = (view: ReactNode) =>
    page.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>{view}</I18nProvider>
      </StrictMode>,
    );
  show(
    <Provider store={store}>
      <LinkProvider render={createRouterLink(router)}>
        <RouterProvider router={router} />
        <MissingPartNotice onReload={reloadPage} />
      </LinkProvider>
    </Provider>,
  );
  // The session is asked for after the first paint: the page does not wait for it.
  lateStudio
    .load()
    .then(({ startVisit }) => startVisit({ store, arrival, show }))
    .catch(console.error);
}
