import {
  apiClientAtom,
  checkCode,
  findAccount,
  readNoticeEmail,
  resetPassword,
  sendCode,
  type CodeAddress,
} from '@kinora/api-client';
import { watchReturn } from '@kinora/browser';
import { clearSessionFlag, sessionFlag, setSessionFlag } from '@kinora/browser/kept';
import { atom } from 'jotai';

import { pauseEnd, secondsLeft } from './code-pause.ts';

/** Remembers in this tab for whom a code was sent by itself. */
const SENT_MARK = 'code-sent';
const TICK_MS = 250;

/** How far the retrieval of a password is. */
export interface Retrieval {
  readonly step: 'email' | 'code' | 'password';
  readonly email: string;
  /** Which of the account's addresses the code goes to. */
  readonly to: CodeAddress;
  /** The account's other address, masked; empty where there is none, null while unknown. */
  readonly notice: string | null;
  readonly code: string;
  /** The code was good a moment ago and is no longer. */
  readonly isCodeSpent: boolean;
}

type SendFailure = Extract<Awaited<ReturnType<typeof sendCode>>, { ok: false }>['failure'];

/** The result of the last request for a code. */
export type Sending =
  | { readonly state: 'idle' | 'sending' | 'sent' }
  | { readonly state: 'failed'; readonly failure: SendFailure };

interface Pause {
  readonly email: string;
  readonly to: CodeAddress;
  /** Epoch milliseconds. */
  readonly end: number;
}

const heldAtom = atom<Retrieval | null>(null);
const sentAtom = atom<Sending>({ state: 'idle' });
const pauseAtom = atom<Pause | null>(null);
const clockAtom = atom(Date.now());

// Nobody looks any more: the dialog was closed, and starts over the next time.
heldAtom.onMount = (set) => () => {
  clearSessionFlag(SENT_MARK);
  set(null);
};
clockAtom.onMount = (set) => {
  const tick = () => set(Date.now());
  tick();
  const timer = setInterval(tick, TICK_MS);
  const stop = watchReturn(tick);
  return () => {
    clearInterval(timer);
    stop();
  };
};

/** Null while no password is being retrieved. */
export const retrievalAtom = atom((get) => get(heldAtom));
export const sendingAtom = atom((get) => get(sentAtom));

/** Seconds until another code may be asked for at this address; 0 when it may be now. */
export const pauseLeftAtom = atom((get) => {
  const [held, pause] = [get(heldAtom), get(pauseAtom)];
  if (!held || !pause || pause.email !== held.email || pause.to !== held.to) return 0;
  return secondsLeft(pause.end, get(clockAtom));
});

export const beginRetrievalAtom = atom(null, (_get, set, email: string) => {
  set(sentAtom, { state: 'idle' });
  set(heldAtom, { step: 'email', email, to: 'account', notice: null, code: '', isCodeSpent: false });
});

/** Back to where it was begun. */
export const leaveRetrievalAtom = atom(null, (_get, set) => {
  clearSessionFlag(SENT_MARK);
  set(heldAtom, null);
});

/** Changes it as long as it is about this account. */
const changeAtom = atom(null, (get, set, { email, ...change }: Partial<Retrieval> & Pick<Retrieval, 'email'>) => {
  const held = get(heldAtom);
  if (held?.email === email) set(heldAtom, { ...held, ...change });
});

/** Has a code mailed to the chosen address; while one is under way or just went, nothing happens. */
export const sendCodeAtom = atom(null, async (get, set): Promise<void> => {
  const held = get(heldAtom);
  if (!held || get(sentAtom).state === 'sending' || get(pauseLeftAtom) > 0) return;
  const { email, to } = held;
  set(sentAtom, { state: 'sending' });
  const sent = await sendCode(get(apiClientAtom), { email, to });
  if (!sent.ok) {
    set(sentAtom, { state: 'failed', failure: sent.failure });
    return;
  }
  const now = Date.now();
  set(clockAtom, now);
  set(pauseAtom, { email, to, end: pauseEnd(now) });
  set(sentAtom, { state: 'sent' });
  set(changeAtom, { email, isCodeSpent: false });
});

/** The first code goes out by itself, once. */
const sendFirstAtom = atom(null, async (_get, set, email: string): Promise<void> => {
  if (sessionFlag(SENT_MARK) === email) return;
  setSessionFlag(SENT_MARK, email);
  await set(sendCodeAtom);
});

/** Looks the account up; where there is one the first code goes out, and the step of the code begins. */
export const findAccountAtom = atom(null, async (get, set, typed: string) => {
  const email = typed.trim().toLowerCase();
  const asked = get(heldAtom);
  const client = get(apiClientAtom);
  const found = await findAccount(client, email);
  // The member went back in the meantime.
  if (!found.ok || !asked || get(heldAtom) !== asked) return found;
  set(heldAtom, { ...asked, step: 'code', email, to: 'account', notice: null });
  void set(sendFirstAtom, email);
  void readNoticeEmail(client, email).then((notice) =>
    set(changeAtom, { email, notice: notice.ok ? notice.value : '' }),
  );
  return found;
});

/** The next code goes to this address; it may be sent at once. */
export const chooseAddressAtom = atom(null, (get, set, to: CodeAddress) => {
  const held = get(heldAtom);
  if (!held || held.to === to) return;
  set(pauseAtom, null);
  set(sentAtom, { state: 'idle' });
  set(heldAtom, { ...held, to });
});

/** A good code leads to the new password. */
export const checkCodeAtom = atom(null, async (get, set, typed: string) => {
  const email = get(heldAtom)?.email ?? '';
  const code = typed.toUpperCase();
  const checked = await checkCode(get(apiClientAtom), { email, code });
  if (checked.ok) set(changeAtom, { email, step: 'password', code });
  return checked;
});

/** Sets the new password; a code that is no longer good leads back to its step. */
export const resetPasswordAtom = atom(null, async (get, set, password: string) => {
  const { email, code } = get(heldAtom) ?? { email: '', code: '' };
  const reset = await resetPassword(get(apiClientAtom), { email, code, password });
  if (!reset.ok && reset.failure.kind === 'refused') {
    set(changeAtom, { email, step: 'code', code: '', isCodeSpent: true });
  }
  return reset;
});
