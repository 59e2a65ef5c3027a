import type { SubmitOutcome } from '@kinora/creations';
import type { FileProgress } from '@kinora/creations/files';

/** What stands between the form and a clip. Amounts are credits. */
export type SubmitBarState =
  /** `balance` is null while it is unknown whether there is enough. */
  | { readonly kind: 'ready'; readonly balance: number | null }
  | { readonly kind: 'sending' }
  /** A picture is being uploaded; offline, the upload waits and then resumes. */
  | { readonly kind: 'uploading'; readonly file: FileProgress; readonly isOffline?: boolean }
  /** Something has to be added first: the button says what. */
  | { readonly kind: 'missing'; readonly what: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'short'; readonly balance: number; readonly missing: number }
  | { readonly kind: 'price-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'offline' }
  /** It cannot be made, and why. */
  | { readonly kind: 'blocked'; readonly why: string };

export interface SubmitBarFacts {
  readonly isOnline: boolean;
  readonly isSending: boolean;
  readonly isMember: boolean;
  readonly balance: number;
  /** The server said it in this page; before that it may be a memory, or nothing at all. */
  readonly isBalanceSure: boolean;
  readonly cost: number;
  readonly blocked: string | null;
  /** What the button asks for before anything can be made. */
  readonly missing?: string | null;
  /** The picture that is on its way. */
  readonly file?: FileProgress | null;
  /** How the last press ended, as long as nothing was changed since. */
  readonly outcome: SubmitOutcome | null;
}

/** What is in progress right now; null when nothing is. */
function underWay({ isOnline, isSending, file }: SubmitBarFacts): SubmitBarState | null {
  if (file) return { kind: 'uploading', file, isOffline: !isOnline };
  return isSending ? { kind: 'sending' } : null;
}

/** What stops everybody; null when nothing does. */
function hindrance({ isOnline, blocked, missing }: SubmitBarFacts): SubmitBarState | null {
  if (!isOnline) return { kind: 'offline' };
  if (blocked !== null) return { kind: 'blocked', why: blocked };
  return typeof missing === 'string' ? { kind: 'missing', what: missing } : null;
}

/** What the submit bar shows; what stops everybody comes before what stops this member. */
export function submitBarState(facts: SubmitBarFacts): SubmitBarState {
  const { isMember, balance, isBalanceSure, cost, outcome } = facts;
  const general = underWay(facts) ?? hindrance(facts);
  if (general) return general;
  if (!isMember) return { kind: 'guest' };
  if (outcome?.kind === 'price-changed') return outcome;
  if (balance < cost && !isBalanceSure) return { kind: 'ready', balance: null };
  if (balance < cost) return { kind: 'short', balance, missing: cost - balance };
  return { kind: 'ready', balance };
}
