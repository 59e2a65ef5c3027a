import type { Result } from '@kinora/contracts';

/** What a mailed link proves: the account's address, the one it is to have next, or the notification address. */
export type AddressPurpose = 'account' | 'next' | 'notice';

/** The link of a new member's first mail, ready to be written down with the member. */
export interface Welcome {
  readonly proofHash: Buffer;
  /** The values of the mail. */
  readonly sealed: Buffer;
  readonly locale: string;
}

/** A member's request; `base` is where this server is reached, without a slash at its end. */
export interface AddressRequest {
  readonly memberId: string;
  readonly base: string;
}

/** How long until another link may be mailed to the same address for the same purpose (`proof_begin`). */
export const LINK_PAUSE_SECONDS = 60;

/** `busy`: ten links an hour are enough. */
export type Asked<Refusal extends string = never> = Result<null, 'busy' | Refusal>;

/** Addresses of members and the proof that their mails arrive. Each is one transaction with the mails it sends. */
export interface Addresses {
  /** The first link of a member to be, for the transaction of the sign-up. */
  welcome(to: { readonly base: string; readonly locale: string }): Welcome;
  /** Mails the account's address, or the next one, a new link; nothing where one was sent a moment ago or none is needed. */
  sendConfirmation(request: AddressRequest & { readonly purpose: 'account' | 'next' }): Promise<Asked<'email-taken'>>;
  /** Mails the address a link that makes it the account's; until then the old one stays. */
  changeEmail(request: AddressRequest & { readonly email: string }): Promise<Asked<'email-taken'>>;
  /** Takes the request for another address back, and its link with it; nothing where there is none. */
  withdrawEmail(memberId: string): Promise<void>;
  /** Sets the notification address, unconfirmed, or removes it where it is empty; the account's address is told. */
  changeNoticeEmail(request: AddressRequest & { readonly email: string }): Promise<Asked>;
  /** Uses a proof up; of any number at once, one succeeds. */
  confirm(
    proof: string,
  ): Promise<Result<{ readonly email: string; readonly purpose: AddressPurpose }, 'unknown-proof' | 'email-taken'>>;
}

/** The proof stands in the fragment, so that no request line, log or referrer ever holds it. */
export const confirmationLink = (base: string, proof: string) => `${base}/member/confirm/#proof=${proof}`;
