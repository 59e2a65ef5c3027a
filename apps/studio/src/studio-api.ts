import { createApiClient, httpTransport, type ApiClient } from '@kinora/api-client';
import { createSessionStore } from '@kinora/auth';
import { knownDeviceId } from '@kinora/browser/kept';
import type { SiteConfig } from '@kinora/contracts';
import { i18n } from '@lingui/core';
import type { createStore } from 'jotai';

/** The client of the studio's own server, with the session of the store. */
export function createStudioApi(site: SiteConfig, store: ReturnType<typeof createStore>): ApiClient {
  const session = createSessionStore(store);
  return createApiClient({
    site,
    session,
    transport: httpTransport,
    deviceId: knownDeviceId,
    locale: () => i18n.locale,
  });
}
