import { apiClientAtom, loadJson, siteAtom } from '@kinora/api-client';
import { keepLanguage, reloadOnce, reloadPage } from '@kinora/browser';
import { pressCreateAtom, writePromptAtom } from '@kinora/creation-form';
import { isFetchingAhead, mendMissingBy, reportMissing } from '@kinora/ui';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createStore } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { arrival } from './first-script.ts';
import { lateApiClient } from './late-api-client.ts';
import { lateStudio } from './late-studio.ts';
import { startLocale } from './locale.ts';
import { pageLanguage } from './page-language.ts';
import { notePress, pressAgain } from './pressed-early.ts';
import { loadSiteConfig } from './site-config.ts';
import { createStudioRouter } from './studio-router.ts';
import { StudioView } from './studio-view.tsx';
import { goOnTyping, typedEarly } from './typed-early.ts';

// Our own build made the file.
const loadMessages = async (url: string) => (await loadJson(url)) as Messages;

/** Whether what does not come was asked for by nobody. */
const isAhead = () => isFetchingAhead() || lateStudio.get()?.isPreloading() === true;

/** Builds the page from the server's configuration. */
export async function startStudio(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  mendMissingBy(reloadOnce);
  // Vite says this of every script that is loaded late, also of those that packages load by themselves.
  globalThis.addEventListener('vite:preloadError', () => isAhead() || reportMissing());
  const site = await loadSiteConfig();
  const store = createStore();
  store.set(siteAtom, site);
  store.set(
    apiClientAtom,
    lateApiClient(async () => (await lateStudio.load()).createStudioApi(site, store)),
  );
  const { locale, basepath, addressOf } = pageLanguage(location.pathname, site);
  keepLanguage(addressOf);
  const router = createStudioRouter({ basepath });
  const words = startLocale(locale, loadMessages);
  // What was drawn ahead stays until the same page can take its place at once.
  if (root.childElementCount > 0) await router.load();
  await words;
  const typed = typedEarly(root);
  if (typed) store.set(writePromptAtom, typed.text);
  const page = createRoot(root);
  const show = (view: ReactNode) => page.render(<StrictMode>{view}</StrictMode>);
  flushSync(() =>
    show(<StudioView i18n={i18n} store={store} router={router} addressOf={addressOf} onReload={reloadPage} />),
  );
  if (typed) goOnTyping(root, typed);
  if (typed?.wasSent) void store.set(pressCreateAtom);
  document.removeEventListener('click', notePress);
  pressAgain(root);
  // The session is asked for after the first paint: the page does not wait for it.
  lateStudio
    .load()
    .then(({ startVisit }) =>
      startVisit({ store, arrival, show: (view) => show(<I18nProvider i18n={i18n}>{view}</I18nProvider>) }),
    )
    .catch(console.error);
}
