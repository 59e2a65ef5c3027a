import { CODE_ALPHABET, CODE_LENGTH, CODE_PAUSE_SECONDS } from '@kinora/contracts';

/** A code lives ten minutes and takes five attempts, whatever call they come by. */
export const CODE_RULES = { attempts: 5, seconds: 600, pauseSeconds: CODE_PAUSE_SECONDS } as const;

/** Where a code goes: to the account's own address, or to its confirmed notification address. */
export type CodeAddress = 'account' | 'notice';

/** A new code; `random(n)` is a fair number below `n`. */
export function newCode(random: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[random(CODE_ALPHABET.length)]).join('');
}

export interface CodeUse {
  readonly memberId: string;
  readonly code: string;
  readonly passwordHash: string;
}

/** Codes that let one set a new password: one live code for each member, hashed at rest. */
export interface Codes {
  /**
   * Makes a code, which ends the one before, and queues its mail, together. False within the pause: then the last mail
   * stands. Without a confirmed notification address it goes to the account's.
   */
  send(memberId: string, to: CodeAddress): Promise<boolean>;
  /** Counts an attempt, then compares; the member whose code it is. A right code stays as it was. */
  check(email: string, code: string): Promise<string | undefined>;
  /**
   * Uses the code up and sets the password; every session and ticket of the member ends and the member's addresses are
   * told, together. False for a code that is not live any more, also where another one was quicker.
   */
  redeem(use: CodeUse): Promise<boolean>;
  /** The member's confirmed notification address. */
  noticeEmail(memberId: string): Promise<string | null>;
}
