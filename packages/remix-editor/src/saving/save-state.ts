import type { ApiFailure } from '@kinora/api-client';
import { unreachable } from '@kinora/contracts';
import type { ProjectVersion } from '@kinora/contracts/projects';

/** Why the server does not take what was edited, however often it is asked. */
type SaveRefusal = 'gone' | 'signed-out' | 'project-too-large' | 'invalid-project';

/** Where what was edited is now. `at` is epoch milliseconds, null where nothing was edited since it was opened. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  /** Kept in this browser until there is a connection. */
  | { readonly kind: 'offline' }
  /** This browser has no room; the server still gets it. */
  | { readonly kind: 'full' }
  /** Neither here nor there, or refused; `no-answer` and `not-kept` are tried again. */
  | { readonly kind: 'failed'; readonly reason: SaveRefusal | 'no-answer' | 'not-kept' }
  | { readonly kind: 'conflict'; readonly theirs: ProjectVersion }
  /** Another tab edits. */
  | { readonly kind: 'looking' }
  /** A guest's, kept in this browser alone. */
  | { readonly kind: 'local' };

/** What the server's answer to an attempt means; seconds to wait where it says so. */
export type SaveProblem =
  | { readonly kind: 'conflict'; readonly theirs: ProjectVersion }
  | { readonly kind: 'refused'; readonly reason: SaveRefusal }
  | { readonly kind: 'retry'; readonly isUnreachable: boolean; readonly after: number | null };

/** The reasons that `saveEdits` is refused for. */
export type EditsRefusal =
  | 'members-only'
  | 'unknown-project'
  | 'revision-conflict'
  | 'project-too-large'
  | 'invalid-project';

const BODY_TOO_LARGE = 413;
const retry = (after: number | null = null): SaveProblem => ({ kind: 'retry', isUnreachable: false, after });
const refused = (reason: SaveRefusal): SaveProblem => ({ kind: 'refused', reason });

function problemOfRefusal({ reason, details }: ApiFailure<EditsRefusal> & { kind: 'refused' }): SaveProblem {
  switch (reason) {
    case 'members-only':
      return refused('signed-out');
    case 'unknown-project':
      return refused('gone');
    case 'revision-conflict':
      return details.theirs ? { kind: 'conflict', theirs: details.theirs } : retry();
    case 'project-too-large':
    case 'invalid-project':
      return refused(reason);
    default:
      return unreachable(reason);
  }
}

export function saveProblemOf(failure: ApiFailure<EditsRefusal>): SaveProblem {
  switch (failure.kind) {
    case 'refused':
      return problemOfRefusal(failure);
    case 'invalid':
      return refused('invalid-project');
    case 'session-expired':
      return refused('signed-out');
    case 'unreachable':
      return { kind: 'retry', isUnreachable: true, after: null };
    case 'busy':
      return retry(failure.retryAfter);
    case 'unexpected':
      return failure.code === BODY_TOO_LARGE ? refused('project-too-large') : retry();
    default:
      return unreachable(failure);
  }
}

/** Of a guest's project only whether it is kept. */
export interface LocalFacts {
  /** Whether this browser keeps everything that the server has not got. */
  readonly isKept: boolean;
}

export interface SaveFacts extends LocalFacts {
  readonly isOnline: boolean;
  /** Whether everything is on the server. */
  readonly isSaved: boolean;
  readonly savedAt: number | null;
  readonly problem: SaveProblem | null;
}

function waitingState({ isOnline, isKept, problem }: SaveFacts): SaveState {
  const isOffline = !isOnline || (problem?.kind === 'retry' && problem.isUnreachable);
  if (!isKept) return isOffline || problem ? { kind: 'failed', reason: 'not-kept' } : { kind: 'full' };
  if (isOffline) return { kind: 'offline' };
  return problem ? { kind: 'failed', reason: 'no-answer' } : { kind: 'saving' };
}

export function saveStateOf(facts: SaveFacts | LocalFacts): SaveState {
  if (!('problem' in facts)) return facts.isKept ? { kind: 'local' } : { kind: 'failed', reason: 'not-kept' };
  const { isSaved, savedAt, problem } = facts;
  if (problem?.kind === 'conflict') return problem;
  if (problem?.kind === 'refused') return { kind: 'failed', reason: problem.reason };
  return isSaved ? { kind: 'saved', at: savedAt } : waitingState(facts);
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** How long to wait before the next attempt, in milliseconds; `attempt` counts from 1. */
export function waitBefore(attempt: number, after: number | null): number {
  if (after !== null) return after * 1000;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
}
