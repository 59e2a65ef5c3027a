import { apiClientAtom } from '@kinora/api-client';
import { mintTicket } from '@kinora/api-client/profile';
import { memberAtom } from '@kinora/auth';
import { openBlankTab, openHere } from '@kinora/browser';
import { encodeSignal } from '@kinora/contracts/wire';
import { atom } from 'jotai';

/** How addresses are opened; tests set their own. */
export const tabsAtom = atom({ openBlankTab, openHere });

/**
 * Opens the member center of another origin in a new tab, with a ticket for its session; in this tab where the browser
 * allows no other, and without a ticket where the server gives none: then one logs in there.
 */
export const openMemberCenterAtom = atom(null, async (get, _set, href: string) => {
  const tabs = get(tabsAtom);
  // Before the first wait, while the press still allows it.
  const tab = tabs.openBlankTab();
  const url = new URL(href);
  const minted = await mintTicket(get(apiClientAtom), url.origin);
  const email = get(memberAtom)?.email;
  if (minted.ok)
    url.searchParams.set('signal', encodeSignal({ token: minted.value, ...(email !== undefined && { email }) }));
  if (tab) tab.go(url.href);
  else tabs.openHere(url.href);
});
