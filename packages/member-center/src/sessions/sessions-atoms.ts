import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { endSession, readSessions } from '@kinora/api-client/profile';
import { createMemberAnswer } from '@kinora/auth';
import { ok } from '@kinora/contracts';
import type { listSessions, MemberSession } from '@kinora/contracts/identity';
import type { RefusalOf } from '@kinora/contracts/wire';
import { atom } from 'jotai';

type ReadFailure = ApiFailure<RefusalOf<typeof listSessions>>;

/** Where the account is signed in, and when that was read (epoch milliseconds). */
export interface KnownSessions {
  readonly sessions: readonly MemberSession[];
  readonly readAt: number;
}

/** This one first, then those used last. */
const inOrder = (sessions: readonly MemberSession[]) =>
  sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.usedAt - one.usedAt);

const sessions = createMemberAnswer({
  read: async (client) => {
    const answer = await readSessions(client);
    return answer.ok ? ok<KnownSessions>({ sessions: inOrder(answer.value), readAt: Date.now() }) : answer;
  },
});

/** The sessions, read while they are shown. */
export const sessionsAtom = sessions.answerAtom;

export const loadSessionsAtom = sessions.loadAtom;

/** Reads the list again; what is known stays in sight meanwhile. */
export const refreshSessionsAtom = sessions.refreshAtom;

/** Ends one session, or with `others` all but this one. A session that is gone already is no failure. */
export const endSessionAtom = atom(null, async (get, set, id: string): Promise<ReadFailure | null> => {
  const result = await endSession(get(apiClientAtom), id);
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind !== 'refused') return failure;
    if (failure.reason !== 'unknown-session') return { ...failure, reason: failure.reason };
  }
  await set(refreshSessionsAtom);
  return null;
});
