import { apiClientAtom, endSession, readSessions, type ApiFailure } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import type { listSessions, MemberSession, RefusalOf } from '@kinora/contracts';
import { atom } from 'jotai';

type ReadFailure = ApiFailure<RefusalOf<typeof listSessions>>;

/** Where the account is signed in, and when that was read (epoch milliseconds). */
export type SessionsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ReadFailure }
  | { readonly state: 'ready'; readonly sessions: readonly MemberSession[]; readonly readAt: number };

const LOADING: SessionsState = { state: 'loading' };

const heardAtom = atom<{ readonly owner: string | undefined; readonly known: SessionsState }>({
  owner: undefined,
  known: LOADING,
});

/** What is known of the member who is here; of one who was here before, nothing. */
const knownAtom = atom(
  (get) => {
    const { known, owner } = get(heardAtom);
    return owner === get(memberAtom)?.id ? known : LOADING;
  },
  (get, set, known: SessionsState) => set(heardAtom, { owner: get(memberAtom)?.id, known }),
);

export const sessionsStateAtom = atom((get) => get(knownAtom));

/** This one first, then those used last. */
const inOrder = (sessions: readonly MemberSession[]) =>
  sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.usedAt - one.usedAt);

/** Reads the list; what is known stays in sight meanwhile. */
export const loadSessionsAtom = atom(null, async (get, set) => {
  if (get(knownAtom).state === 'failed') set(knownAtom, LOADING);
  const owner = get(memberAtom)?.id;
  const answer = await readSessions(get(apiClientAtom));
  if (get(memberAtom)?.id !== owner) return;
  if (answer.ok) set(knownAtom, { state: 'ready', sessions: inOrder(answer.value), readAt: Date.now() });
  else if (get(knownAtom).state !== 'ready') set(knownAtom, { state: 'failed', failure: answer.failure });
});

/** Ends one session, or with `others` all but this one. A session that is gone already is no failure. */
export const endSessionAtom = atom(null, async (get, set, id: string): Promise<ReadFailure | null> => {
  const result = await endSession(get(apiClientAtom), id);
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind !== 'refused') return failure;
    if (failure.reason !== 'unknown-session') return { ...failure, reason: failure.reason };
  }
  await set(loadSessionsAtom);
  return null;
});
