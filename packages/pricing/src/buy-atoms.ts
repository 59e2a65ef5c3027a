import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { mintTicket } from '@kinora/api-client/profile';
import { memberAtom } from '@kinora/auth';
import { openBlankTab, openHere, track } from '@kinora/browser';
import { readLanding, writeStored } from '@kinora/browser/kept';
import type { PlanPeriod } from '@kinora/contracts/plans';
import { encodeSignal } from '@kinora/contracts/wire';
import { atom } from 'jotai';

import { BACK_KEY } from './checkout/way-back.ts';
import { ownOrigins } from './link/own-origins.ts';
import { purchaseLink } from './link/purchase-link.ts';

/** What buying needs of the browser; tests and stories set a fake. */
export const buyPortAtom = atom({
  openBlankTab,
  openHere,
  landing: readLanding,
  place: (): Pick<Location, 'host' | 'origin' | 'pathname' | 'search'> => globalThis.location,
  keepPlace: (path: string): void => void writeStored('local', BACK_KEY, path),
});

/** A ticket for this member on one of our own origins, as the blob of an address; null everywhere else. */
const signalAtom = atom(null, async (get, _set, origin: string): Promise<string | null> => {
  const [site, member] = [get(siteAtom), get(memberAtom)];
  if (!site || !member || !ownOrigins(site, get(buyPortAtom).place().origin).has(origin)) return null;
  const minted = await mintTicket(get(apiClientAtom), origin);
  return minted.ok ? encodeSignal({ token: minted.value, email: member.email }) : null;
});

/**
 * Opens the purchase in a new tab, in this one where the browser allows no other. `tab` is the period of a plan, which
 * the data layer is told.
 */
export const buyAtom = atom(
  null,
  async (get, set, { address, tab }: { readonly address: URL; readonly tab: PlanPeriod | null }) => {
    const port = get(buyPortAtom);
    // Before the first wait, while the press still allows it.
    const blank = port.openBlankTab();
    if (tab !== null) track({ event: 'plan_tab', label: tab });
    const { host, pathname, search } = port.place();
    port.keepPlace(pathname + search);
    const signal = await set(signalAtom, address.origin);
    const visitor = { source: host, pid: get(siteAtom)?.pid ?? 0, ...port.landing() };
    const link = purchaseLink(address, visitor, signal);
    if (blank) blank.go(link);
    else port.openHere(link);
  },
);
