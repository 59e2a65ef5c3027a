// An app of somebody else: it knows the packages by what they publish. `?view=` says which, `?without=` what is not set up.
import './style.css';
import { apiClientAtom } from '@kinora/api-client';
import { ReceiptLine, openPricingAtom } from '@kinora/credits';
import { TextToVideoPage } from '@kinora/generators';
import { PricingHost } from '@kinora/pricing';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { getDefaultStore } from 'jotai';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const asked = new URLSearchParams(location.search);
const [view, without, language] = [asked.get('view'), asked.get('without'), asked.get('language') ?? 'en'];

const TEXTS = {
  credits: { en: () => import('@kinora/credits/messages/en'), de: () => import('@kinora/credits/messages/de') },
  pricing: { en: () => import('@kinora/pricing/messages/en'), de: () => import('@kinora/pricing/messages/de') },
  generators: {
    en: () => import('@kinora/generators/messages/en'),
    de: () => import('@kinora/generators/messages/de'),
  },
};

const pages = { text: '/text/', image: '/image/', video: '/video/', effect: (id) => `/effects/${id}/` };

const RECEIPT = { held: 8, charged: 0, returned: 0, reason: null, at: '2026-11-27T10:00:00Z' };

const VIEWS = {
  credits: () => createElement(ReceiptLine, { receipt: RECEIPT }),
  pricing: () => createElement(PricingHost),
  generators: () => createElement(TextToVideoPage, { pages }),
};

const i18n = setupI18n();
if (without !== 'texts') {
  const { messages } = await TEXTS[view][language]();
  i18n.load(language, messages);
}
i18n.activate(language);
const unreachable = async () => ({ ok: false, failure: { kind: 'unreachable' } });
const store = getDefaultStore();
if (without !== 'client') {
  store.set(apiClientAtom, { call: unreachable, open: async () => null, sendFile: unreachable });
}
if (view === 'pricing') store.set(openPricingAtom);

const root = document.getElementById('root');
const say = ({ message }) => {
  document.title = message;
};
globalThis.addEventListener('unhandledrejection', ({ reason }) => say(reason));
const drawn = createElement(VIEWS[view]);
createRoot(root, { onUncaughtError: say }).render(
  without === 'provider' ? drawn : createElement(I18nProvider, { i18n }, drawn),
);
