import { FAILURES, type FailureFacts, type FailureKind } from './failures.data.ts';

export type FailureReason = keyof typeof FAILURES;

// The keys of a constant are its own.
export const FAILURE_REASONS = Object.keys(FAILURES) as readonly FailureReason[];

/** Why a creation has no clip. */
export interface CreationFailure {
  readonly kind: FailureKind;
  readonly reason: FailureReason;
  /** Whether the very same may succeed another time. */
  readonly retryable: boolean;
  /** The maker's own word for it, and its own number of what was asked; null where there is none. For support alone. */
  readonly code: string | null;
  readonly reference: string | null;
}

export const isFailureReason = (word: string): word is FailureReason => Object.hasOwn(FAILURES, word);

/** What a reason means; one that is not known, as a newer server may tell it, is ours to answer for. */
export function failureFacts(reason: string): FailureFacts {
  return FAILURES[isFailureReason(reason) ? reason : 'crashed'];
}

/** A word of its kind for a reason that is not known. */
const WORD_OF_KIND: Readonly<Record<FailureKind, FailureReason>> = {
  'input-refused': 'declined',
  'output-refused': 'withheld',
  quota: 'quota',
  busy: 'busy',
  'bad-input': 'bad-settings',
  'maker-gone': 'gone',
  'timed-out': 'timed-out',
  'our-fault': 'crashed',
};

/** The reason of a failure as it is told to people: a newer server may know more reasons, but no more kinds. */
export function toldReason(failure: { readonly kind?: string; readonly reason: string } | null): FailureReason {
  if (failure === null) return 'crashed';
  if (isFailureReason(failure.reason)) return failure.reason;
  const { kind = '' } = failure;
  return Object.hasOwn(WORD_OF_KIND, kind) ? WORD_OF_KIND[kind as FailureKind] : 'crashed';
}

/** How a creation ends for a reason: refusals of what it shows are `declined`, whether before or after it was made. */
export function endStateOf(reason: string): 'declined' | 'failed' {
  const { kind } = failureFacts(reason);
  return kind === 'input-refused' || kind === 'output-refused' ? 'declined' : 'failed';
}
