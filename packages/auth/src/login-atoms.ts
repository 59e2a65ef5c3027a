import { clearSessionFlag, sessionFlag, setSessionFlag } from '@kinora/browser/kept';
import { clearPendingProject, pausePendingCreation } from '@kinora/browser/projects';
import { atom } from 'jotai';

import { pageAtom } from './page-atom.ts';

/**
 * Why the login dialog is open: from the header, or because creating (for so many credits) or saving a project needs a
 * member.
 */
export type LoginRequest =
  | { readonly reason: 'header' }
  | { readonly reason: 'create'; readonly cost: number }
  | { readonly reason: 'save' };

const WELCOME = 'welcome';
/** After sign-up the page reloads a little later (`product-spec.md` 4). */
const SIGN_UP_RELOAD_MS = 200;

const requestAtom = atom<LoginRequest | null>(null);

/** The open login dialog; null when it is closed. */
export const loginAtom = atom((get) => get(requestAtom));

/** Opens the login dialog. Only what asked for it continues by itself. */
export const openLoginAtom = atom(null, (_get, set, request: LoginRequest) => {
  if (request.reason !== 'create') pausePendingCreation();
  if (request.reason !== 'save') clearPendingProject();
  set(requestAtom, request);
});

/** Closes it without a sign-in: what was saved then waits for a click. */
export const closeLoginAtom = atom(null, (_get, set) => {
  pausePendingCreation();
  clearPendingProject();
  set(requestAtom, null);
});

/** Closes it after a sign-in and reloads the page. */
export const finishLoginAtom = atom(null, (get, set) => {
  set(requestAtom, null);
  get(pageAtom).reload();
});

/** Closes it after a sign-up; the number of start credits is said when the page is back. */
export const finishSignUpAtom = atom(null, (get, set, startCredits: number) => {
  const { reload } = get(pageAtom);
  if (startCredits > 0) setSessionFlag(WELCOME, String(startCredits));
  set(requestAtom, null);
  setTimeout(reload, SIGN_UP_RELOAD_MS);
});

/** The start credits that were not told yet, once; 0 when there is nothing to tell. */
export const takeWelcomeAtom = atom(null, () => {
  const credits = Number(sessionFlag(WELCOME) ?? 0);
  clearSessionFlag(WELCOME);
  return Number.isSafeInteger(credits) ? credits : 0;
});
