import { siteAtom } from '@kinora/api-client';
import { findRegionAtom, isRegionBarredAtom, startSessionAtom } from '@kinora/auth';
import { keepOfflinePage, type Arrival } from '@kinora/browser';
import { RegionView } from '@kinora/layout-nav';
import type { createStore } from 'jotai';
import type { ReactNode } from 'react';

export interface Visit {
  readonly store: ReturnType<typeof createStore>;
  readonly arrival: Arrival;
  /** Shows this instead of every page. */
  readonly show: (view: ReactNode) => void;
}

/** Begins the session after the first paint; where the product is not served, one sentence takes the page's place. */
export async function startVisit({ store, arrival, show }: Visit): Promise<void> {
  const session = store.set(startSessionAtom, arrival);
  await store.set(findRegionAtom);
  const { locales = [] } = store.get(siteAtom) ?? {};
  if (locales.length > 0) void keepOfflinePage(locales);
  if (store.get(isRegionBarredAtom)) show(<RegionView />);
  await session;
}
