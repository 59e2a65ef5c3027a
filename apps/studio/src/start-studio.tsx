import { apiClientAtom, loadJson, siteAtom } from '@kinora/api-client';
import { reloadOnce, reloadPage } from '@kinora/browser';
import { keepLanguage } from '@kinora/browser/kept';
import { pageKindAtom } from '@kinora/creating';
import { isFetchingAhead, setMissingRecovery, reportMissing } from '@kinora/ui';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createStore } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { arrival } from './first-script.ts';
import { hydrate } from './hydrate.ts';
import { lazyApiClient } from './lazy-api-client.ts';
import { lazyStudio } from './lazy-studio.ts';
import { startLocale } from './locale.ts';
import { pageKindAt } from './page-kind.ts';
import { pageLanguage } from './page-language.ts';
import { loadSiteConfig } from './site-config.ts';
import { createStudioRouter } from './studio-router.ts';
import { StudioView } from './studio-view.tsx';

// Our own build made the file.
const loadMessages = async (url: string) => (await loadJson(url)) as Messages;

/** Whether a missing part was only being preloaded. */
function isAhead(): boolean {
  const studio = lazyStudio.get();
  return isFetchingAhead() || studio?.isPreloading() === true || studio?.isFetchingTraits() === true;
}

const inStrictMode = (view: ReactNode) => <StrictMode>{view}</StrictMode>;

/** Builds the page from the server's configuration. */
export async function startStudio(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  setMissingRecovery(reloadOnce);
  // Vite says this of every script that is loaded late, also of those that packages load by themselves.
  globalThis.addEventListener('vite:preloadError', () => isAhead() || reportMissing());
  const site = await loadSiteConfig();
  const store = createStore();
  store.set(siteAtom, site);
  store.set(
    apiClientAtom,
    lazyApiClient(async () => (await lazyStudio.load()).createStudioApi(site, store)),
  );
  const { locale, basepath, addressOf } = pageLanguage(location.pathname, site);
  keepLanguage(addressOf);
  store.set(pageKindAtom, pageKindAt(location.pathname, basepath));
  const router = createStudioRouter({ basepath });
  const words = startLocale(locale, loadMessages);
  const isDrawn = root.childElementCount > 0;
  if (isDrawn) {
    if (document.querySelector('link[data-missing]')) reportMissing();
    // The router's own mark of a page that a server drew, with what else it would put around it.
    router.ssr = { manifest: undefined };
    await router.load();
  }
  await words;
  const view = inStrictMode(
    <StudioView i18n={i18n} store={store} router={router} addressOf={addressOf} onReload={reloadPage} />,
  );
  const page = isDrawn ? await hydrate({ root, store, view }) : createRoot(root);
  if (!isDrawn) page.render(view);
  // The session is asked for after the first paint: the page does not wait for it.
  lazyStudio
    .load()
    .then(({ startVisit }) =>
      startVisit({
        store,
        arrival,
        show: (instead) => page.render(inStrictMode(<I18nProvider i18n={i18n}>{instead}</I18nProvider>)),
      }),
    )
    .catch(console.error);
}
