import { atom } from 'jotai';

import { lateShell } from '../late-shell.ts';

/** Ends the session, as soon as what that takes is here. */
export const logOutAtom = atom(null, async (_get, set) => {
  const { signOutAtom } = await lateShell.load();
  await set(signOutAtom);
});
