import { atom } from 'jotai';

import { lazyShell } from '../lazy-shell.ts';

/** Ends the session, as soon as what that takes is here. */
export const logOutAtom = atom(null, async (_get, set) => {
  const { signOutAtom } = await lazyShell.load();
  await set(signOutAtom);
});

/** Opens the member center; at once, or the browser would not allow a new tab. Its entry is in what comes late, too. */
export const toMemberCenterAtom = atom(null, (_get, set, href: string) => {
  const open = lazyShell.get()?.openMemberCenterAtom;
  return open && set(open, href);
});
