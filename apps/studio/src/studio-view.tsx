import { MissingPartNotice } from '@kinora/layout-nav';
import { LinkProvider } from '@kinora/ui';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { Provider, type createStore } from 'jotai';

import type { PageLanguage } from './page-language.ts';
import { createRouterLink } from './router-link.tsx';
import type { StudioRouter } from './studio-router.ts';

export interface StudioViewProps {
  i18n: I18n;
  store: ReturnType<typeof createStore>;
  router: StudioRouter;
  addressOf: PageLanguage['addressOf'];
  onReload: () => void;
}

/** The whole studio: the same in the browser and where its pages are drawn before anybody asks for them. */
export function StudioView({ i18n, store, router, addressOf, onReload }: StudioViewProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <LinkProvider render={createRouterLink(router)} addressOf={addressOf}>
          <RouterProvider router={router} />
          <MissingPartNotice onReload={onReload} />
        </LinkProvider>
      </Provider>
    </I18nProvider>
  );
}
