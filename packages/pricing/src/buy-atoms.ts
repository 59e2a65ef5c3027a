import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { mintTicket } from '@kinora/api-client/profile';
import { memberAtom, memberIdAtom } from '@kinora/auth';
import { openBlankTab, openHere, track } from '@kinora/browser';
import { readLanding, writeStored } from '@kinora/browser/kept';
import type { PlanPeriod } from '@kinora/contracts/plans';
import { encodeSignal } from '@kinora/contracts/wire';
import { atom } from 'jotai';

import { BACK_KEY } from './checkout/return-path.ts';
import { ownOrigins } from './link/own-origins.ts';
import { purchaseLink } from './link/purchase-link.ts';
import { beginPurchaseAtom } from './purchase/begun-purchase-atoms.ts';
import { inTime } from './purchase/in-time.ts';
import { readNewestPaymentsAtom, type PaymentsHeard } from './purchase/payments-seen-atoms.ts';
import { noteSilenceAtom } from './purchase/watch-purchase-atoms.ts';

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

/** Remembers what this member has paid so far: the next payment is the one this page waits for. */
const noteBegunAtom = atom(null, (get, set, heard: PaymentsHeard) => {
  const memberId = get(memberIdAtom);
  if (memberId === null || heard.kind !== 'said') return;
  set(beginPurchaseAtom, { memberId, seen: heard.payments.map(({ id }) => id) });
});

/**
 * Opens the purchase in a new tab, in this one where the browser allows no other. `tab` is the period of a plan, which
 * the data layer is told. Where the server does not answer, no tab stays open and the dialog says so.
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
    const [signal, heard] = await Promise.all([inTime(set(signalAtom, address.origin)), set(readNewestPaymentsAtom)]);
    set(noteSilenceAtom, heard.kind === 'silent');
    if (heard.kind === 'silent') {
      blank?.close();
      return;
    }
    set(noteBegunAtom, heard);
    const visitor = { source: host, pid: get(siteAtom)?.pid ?? 0, ...port.landing() };
    const link = purchaseLink(address, visitor, signal);
    if (blank) blank.go(link);
    else port.openHere(link);
  },
);
