// @vitest-environment happy-dom
import { siteAtom } from '@kinora/api-client';
import { isDrawnPageAtom } from '@kinora/browser';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { bannerAtom, closeBannerAtom } from './banner-atoms.ts';

const banner = { id: 'autumn', text: 'Plans are half price' };
const promotion = { kind: 'dated', name: banner.id, text: banner.text, endsAt: Date.now() + 60_000 } as const;

function aVisit() {
  const store = createStore();
  store.set(siteAtom, aSiteConfig({ promotion }));
  // The browser keeps what was closed; a page reads it when it begins.
  store.sub(bannerAtom, () => undefined);
  return store;
}

beforeEach(() => localStorage.clear());

it('stays closed on the next visit', () => {
  const store = aVisit();
  expect(store.get(bannerAtom)).toEqual(banner);
  store.set(closeBannerAtom);
  expect(store.get(bannerAtom)).toBeNull();
  expect(aVisit().get(bannerAtom)).toBeNull();
});

it('has its place in a page that is taken over where the server drew it, whatever has begun or ended since', () => {
  const store = aVisit();
  store.set(isDrawnPageAtom, true);
  expect(store.get(bannerAtom)).toBeNull();
  store.set(isDrawnPageAtom, false);
  expect(store.get(bannerAtom)).toEqual(banner);
  const later = createStore();
  later.set(siteAtom, aSiteConfig());
  document.body.innerHTML = '<div data-banner></div>';
  later.set(isDrawnPageAtom, true);
  expect(later.get(bannerAtom)).not.toBeNull();
  later.set(isDrawnPageAtom, false);
  expect(later.get(bannerAtom)).toBeNull();
});
