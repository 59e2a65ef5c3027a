import type { Result } from '@kinora/contracts';

import type { Origin, StartGrant, StartLimits } from './identity.ts';
import type { ProvenPerson } from './sign-in-provider.ts';

/** Where somebody comes from who may be a new member. */
export interface EnteredFrom {
  readonly origin: Origin;
  readonly start: StartLimits;
  /** The language of mails to a new member. */
  readonly locale: string;
}

export interface Entered {
  readonly memberId: string;
  /** What a new account begins with; undefined for any other. */
  readonly start?: StartGrant;
}

/** Why a provider is not connected. `signed-out`: the session that asked for it has ended meanwhile. */
export type ConnectFailure = 'already-linked' | 'email-unverified' | 'link-taken' | 'signed-out';

/** Members who sign in with another provider. */
export interface LinkedMembers {
  /**
   * The member this person is: the one linked to (issuer, subject), else the one whose address the provider has
   * verified, else a new one, who is greeted by mail. An address that was never confirmed may have been taken by
   * somebody else before: then its password, sessions, tickets, codes and other addresses end. `link-taken`: the
   * member is somebody else there.
   */
  enter(person: ProvenPerson, from: EnteredFrom): Promise<Result<Entered, 'email-unverified' | 'link-taken'>>;
  /**
   * Links this person to the member of a live session, whatever the address. `link-taken`: the person is another
   * member here; `already-linked`: the member is somebody else there.
   */
  connect(person: ProvenPerson, session: Buffer): Promise<Result<null, ConnectFailure>>;
}
