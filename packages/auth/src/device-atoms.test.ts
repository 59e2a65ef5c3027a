import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { findDeviceIdAtom } from './device-atoms.ts';
import { pageAtom } from './page-atom.ts';
import { findRegionAtom } from './region-atoms.ts';
import { aPage } from './testing/a-page.ts';

function aStore(ipInfo: NonNullable<FakeAnswers['ipInfo']>) {
  const store = createStore();
  const api = fakeApi({ ipInfo });
  store.set(siteAtom, aSiteConfig());
  store.set(apiClientAtom, api);
  store.set(pageAtom, aPage({ deviceId: async (address) => `made of ${await address()}` }));
  return { api, store };
}

it('is made with the network address, which is asked for once together with the region', async () => {
  const { api, store } = aStore({ data: { ip: '192.0.2.1', countryCode: 'DE' } });
  const [id] = await Promise.all([store.set(findDeviceIdAtom), store.set(findRegionAtom)]);
  expect(id).toBe('made of 192.0.2.1');
  expect(api.calls).toHaveLength(1);
});

it('is made without one where nobody can tell', async () => {
  const { store } = aStore({ offline: true });
  expect(await store.set(findDeviceIdAtom)).toBe('made of ');
});
