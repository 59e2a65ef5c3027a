import { apiClientAtom, createApiClient, httpTransport, loadJson } from '@kinora/api-client';
import { createSessionStore, startSessionAtom } from '@kinora/auth';
import { knownDeviceId } from '@kinora/browser';
import { LinkProvider } from '@kinora/ui';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

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
function whenPainted(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}

/** Builds the page from the server's configuration. */
export async function startStudio(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const site = await loadSiteConfig();
  const store = createStore();
  const session = createSessionStore(store);
  store.set(apiClientAtom, createApiClient({ site, session, transport: httpTransport, deviceId: knownDeviceId }));
  void startLocale(site.defaultLocale, loadMessages);
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <LinkProvider render={createRouterLink(router)}>
            <RouterProvider router={router} />
          </LinkProvider>
        </I18nProvider>
      </Provider>
    </StrictMode>,
  );
  whenPainted(() => void store.set(startSessionAtom));
}
