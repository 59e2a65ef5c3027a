/** What sort of thing went wrong: one for everything, whoever was to make the clip. */
export type FailureKind =
  /** The maker does not draw what was asked for; it never began. */
  | 'input-refused'
  /** It was made, and its maker keeps it back. */
  | 'output-refused'
  /** What this server may have of the maker is used up. */
  | 'quota'
  | 'busy'
  /** A file or a setting cannot be used. */
  | 'bad-input'
  /** The maker, or the model, is not there. */
  | 'maker-gone'
  | 'timed-out'
  /** This server broke, or is not set up for it. */
  | 'our-fault';

/** The one thing to do about it. */
export type Remedy = 'retry' | 'wait' | 'change-prompt' | 'change-picture' | 'change-settings' | 'choose-model';

export interface FailureFacts {
  readonly kind: FailureKind;
  readonly remedy: Remedy;
  /** Whether a worker tries again by itself, under the same hold, before it is an end. */
  readonly isTriedAgain: boolean;
}

/** Why a creation ended without a clip: a word that is stored and stays, and what it means. */
export const FAILURES = {
  declined: { kind: 'input-refused', remedy: 'change-prompt', isTriedAgain: false },
  'picture-declined': { kind: 'input-refused', remedy: 'change-picture', isTriedAgain: false },
  withheld: { kind: 'output-refused', remedy: 'change-prompt', isTriedAgain: false },
  quota: { kind: 'quota', remedy: 'choose-model', isTriedAgain: false },
  busy: { kind: 'busy', remedy: 'wait', isTriedAgain: true },
  'bad-settings': { kind: 'bad-input', remedy: 'change-settings', isTriedAgain: false },
  'bad-file': { kind: 'bad-input', remedy: 'change-picture', isTriedAgain: false },
  'file-gone': { kind: 'bad-input', remedy: 'change-picture', isTriedAgain: false },
  gone: { kind: 'maker-gone', remedy: 'choose-model', isTriedAgain: false },
  'key-refused': { kind: 'our-fault', remedy: 'choose-model', isTriedAgain: false },
  /** The start was sent, and nobody knows what became of it: it is not sent again. */
  uncertain: { kind: 'maker-gone', remedy: 'wait', isTriedAgain: false },
  /** What the maker delivered is no video that can be used. */
  'bad-result': { kind: 'maker-gone', remedy: 'retry', isTriedAgain: false },
  'no-answer': { kind: 'maker-gone', remedy: 'wait', isTriedAgain: true },
  'timed-out': { kind: 'timed-out', remedy: 'change-settings', isTriedAgain: true },
  expired: { kind: 'timed-out', remedy: 'retry', isTriedAgain: false },
  'out-of-memory': { kind: 'our-fault', remedy: 'change-settings', isTriedAgain: true },
  crashed: { kind: 'our-fault', remedy: 'retry', isTriedAgain: true },
  interrupted: { kind: 'our-fault', remedy: 'retry', isTriedAgain: true },
  'codec-missing': { kind: 'our-fault', remedy: 'wait', isTriedAgain: false },
  'storage-full': { kind: 'our-fault', remedy: 'wait', isTriedAgain: false },
} as const satisfies Readonly<Record<string, FailureFacts>>;
