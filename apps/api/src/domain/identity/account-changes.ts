import type { NewMail } from '../mail/mail.ts';
import type { PlanEvent } from '../money/purchase.ts';
import type { OpenSession } from './identity.ts';

/** What a mail about an account says, whichever of its addresses gets it. */
type NoticeOf<Kind extends 'deletion-asked' | 'password-changed'> = Pick<
  Extract<NewMail, { kind: Kind }>,
  'kind' | 'values'
>;
export type AccountNotice = NoticeOf<'deletion-asked'> | NoticeOf<'password-changed'>;

export interface NewPassword {
  readonly session: OpenSession;
  readonly hash: string;
  /** What `passwordVersion` said before the old password was asked for. */
  readonly version: string;
  readonly notice: AccountNotice;
}

export interface NewDeletion {
  readonly memberId: string;
  /** Goes on; all others end. Without one, all end. */
  readonly session?: OpenSession;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly notice: AccountNotice;
}

/** Changes of a member's own account; each is one transaction, which queues its mails and remembers what happened. */
export interface AccountChanges {
  /** What is absent stays. */
  edit(
    memberId: string,
    change: { readonly name?: string | undefined; readonly mailsLongClips?: boolean | undefined },
  ): Promise<void>;
  /** Another one after every change of the password. */
  passwordVersion(memberId: string): Promise<string>;
  /** Other sessions, codes and tickets end. False where the password was changed since that version. */
  setPassword(change: NewPassword): Promise<boolean>;
  /** `only-way-in`: there is no password. */
  unlink(memberId: string, provider: 'google'): Promise<'unlinked' | 'unknown' | 'only-way-in'>;
  /** When it goes: an earlier request counts, and is not told of again. Undefined where there is no such account. */
  askDeletion(deletion: NewDeletion): Promise<number | undefined>;
  /** Takes the request back, as long as the account is there. */
  keep(memberId: string): Promise<void>;
  /** Remembers that the member took everything along. */
  note(memberId: string, kind: 'export' | PlanEvent): Promise<void>;
  /** Ends every session and ticket. Returns how many sessions. */
  revoke(memberId: string): Promise<number>;
}
