import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { findRegionAtom, isRegionBarredAtom, regionAtom } from './region-atoms.ts';

async function lookUp(ipInfo: NonNullable<FakeAnswers['ipInfo']>) {
  const store = createStore();
  store.set(siteAtom, aSiteConfig());
  store.set(apiClientAtom, fakeApi({ ipInfo }));
  await store.set(findRegionAtom);
  return store;
}

describe('the region', () => {
  it.each([
    ['CN', true],
    ['cn', true],
    ['DE', false],
    ['', false],
  ])('%j is barred: %s', async (countryCode, barred) => {
    const store = await lookUp({ data: { ip: '192.0.2.1', countryCode } });
    expect(store.get(isRegionBarredAtom)).toBe(barred);
    expect(store.get(regionAtom)).toEqual({ ip: '192.0.2.1', country: countryCode });
  });

  it.each([{ offline: true }, { code: 429 }, { code: 200 }] as const)('lets people in after %o', async (answer) => {
    const store = await lookUp(answer);
    expect([store.get(regionAtom), store.get(isRegionBarredAtom)]).toEqual([null, false]);
  });

  it('is not asked for before the configuration is there', async () => {
    const store = createStore();
    const api = fakeApi();
    store.set(apiClientAtom, api);
    await store.set(findRegionAtom);
    expect(api.calls).toEqual([]);
  });
});
