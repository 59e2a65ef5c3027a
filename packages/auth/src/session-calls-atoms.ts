// What sessions ask of the server; the first paint needs none of it.
import {
  apiClientAtom,
  readAccount,
  signIn,
  signOut,
  signUp,
  startGuest,
  startMember,
  type SignedIn,
} from '@kinora/api-client';
import { oneTabAtATime, type SessionNews } from '@kinora/browser';
import {
  dropTokens,
  clearLocalData,
  dropUserInfo,
  keepToken,
  noteLeaving,
  claimLocalData,
  readToken,
  readUserInfo,
  writeUserInfo,
} from '@kinora/browser/kept';
import type { Result } from '@kinora/contracts';
import type { Credentials } from '@kinora/contracts/identity';
import { isSessionMark } from '@kinora/contracts/wire';
import { atom, type Getter, type Setter } from 'jotai';

import { announceSignIn } from './announce-sign-in.ts';
import { findDeviceIdAtom } from './device-atoms.ts';
import { memberOf, refreshed, storedSession, type Member } from './member.ts';
import { pageAtom } from './page-atom.ts';
import { isMemberAtom, memberAtom, placeSessionAtom } from './session-atoms.ts';
import { runSignOutTasksAtom } from './sign-out-tasks-atoms.ts';

/** Held by the tab that asks for a session. */
const SESSION_LOCK = 'renew';
/** The longest a sign-in waits for another tab whose call is unanswered. */
const SIGN_IN_PATIENCE_MS = 2000;

/** Tells the other tabs of this browser. */
export const tellTabsAtom = atom(null, (get, _set, news: SessionNews) => {
  const line = get(pageAtom).openNews(() => {});
  line.tell(news);
  line.close();
});

/** Puts a member in place, also for the next page; cookies are the caller's. */
export const rememberMemberAtom = atom(null, (_get, set, member: Member) => {
  claimLocalData(member.id);
  const known = readUserInfo();
  writeUserInfo({ ...member, balance: known?.id === member.id ? known.balance : 0 });
  set(placeSessionAtom, { owner: 'member', member });
});

/** Forgets the session of this browser without a word to the server. */
export const forgetSessionAtom = atom(null, (get, set) => {
  const wasMember = get(isMemberAtom);
  dropTokens();
  dropUserInfo();
  set(placeSessionAtom, { owner: 'nobody' });
  if (wasMember) set(tellTabsAtom, 'signed-out');
});

async function beginGuest(get: Getter, set: Setter): Promise<boolean> {
  const deviceId = await set(findDeviceIdAtom);
  const started = await startGuest(get(apiClientAtom), deviceId);
  if (!started.ok) return false;
  if (readToken()?.owner === 'member') {
    // Another tab has signed in while we asked: that session stays.
    set(placeSessionAtom, storedSession());
    return true;
  }
  keepToken({ owner: 'guest', token: started.value });
  set(placeSessionAtom, { owner: 'guest' });
  return true;
}

/** Replaces a session the server refused with a guest session, or with the one another tab has started. */
export const renewSessionAtom = atom(null, (get, set, stale: string) =>
  oneTabAtATime(SESSION_LOCK, async () => {
    const held = readToken();
    if (held && held.token !== stale) {
      set(placeSessionAtom, storedSession());
      return true;
    }
    set(forgetSessionAtom);
    return beginGuest(get, set);
  }),
);

/** Asks the server who the member is and keeps the answer. */
export const refreshMemberAtom = atom(null, async (get, set) => {
  const account = await readAccount(get(apiClientAtom));
  if (account.ok) set(rememberMemberAtom, refreshed(account.value, get(memberAtom)));
  else if (account.failure.kind === 'refused') set(renewSessionAtom, readToken()?.token ?? '').catch(() => {});
});

/**
 * Asks for a member's session and keeps it, while no guest's begins beside it: the server binds each to the browser it
 * is asked from, and of two bindings at once the browser keeps the later one.
 */
async function askAlone<Session extends SignedIn, Failure>(ask: () => Promise<Result<Session, Failure>>) {
  const enterAlone = async () => {
    const result = await ask();
    if (result.ok) keepToken({ owner: 'member', token: result.value.token });
    return result;
  };
  return oneTabAtATime(SESSION_LOCK, enterAlone, { patience: SIGN_IN_PATIENCE_MS });
}

async function enter(get: Getter, set: Setter, signedIn: SignedIn): Promise<void> {
  const { token } = signedIn;
  const client = get(apiClientAtom);
  const deviceId = await set(findDeviceIdAtom);
  const standing = await startMember(client, { deviceId, token });
  const product = standing.ok ? standing.value : undefined;
  set(rememberMemberAtom, memberOf(signedIn, product));
  set(tellTabsAtom, 'signed-in');
  await announceSignIn(client, { token, deviceId, product });
}

/** Asks the server for a session and keeps it; the result says why when it did not work. */
export const signInAtom = atom(null, async (get, set, input: Credentials) => {
  const result = await askAlone(() => signIn(get(apiClientAtom), input));
  if (result.ok) await enter(get, set, result.value);
  return result;
});

/** Makes an account and enters it; the result also says what became of the start credits. */
export const signUpAtom = atom(null, async (get, set, input: Credentials) => {
  const deviceId = await set(findDeviceIdAtom);
  const result = await askAlone(() => signUp(get(apiClientAtom), { ...input, deviceId }));
  if (result.ok) await enter(get, set, result.value);
  return result;
});

/** Ends a session that somebody has signed out of while the server was away; false where it still is. */
export const finishLeavingAtom = atom(null, async (get, set) => {
  const left = await signOut(get(apiClientAtom));
  if (!left.ok && left.failure.kind !== 'session-expired') return false;
  set(forgetSessionAtom);
  return true;
});

/**
 * Saves what is unsaved, ends the session on the server and here, forgets what its member left in this browser, and reloads the page.
 * Without a network it ends here at least.
 */
export const signOutAtom = atom(null, async (get, set) => {
  await set(runSignOutTasksAtom);
  const isKept = isSessionMark(readToken()?.token ?? '');
  const left = await signOut(get(apiClientAtom));
  set(forgetSessionAtom);
  await clearLocalData();
  // What the server keeps is still in this browser.
  if (isKept && !left.ok) noteLeaving();
  get(pageAtom).reload();
});
