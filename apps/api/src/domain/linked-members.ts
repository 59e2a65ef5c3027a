import type { Result } from '@kinora/contracts';

import type { Origin, StartLimits } from './identity.ts';
import type { ProvenPerson } from './sign-in-provider.ts';

/** Members who sign in with another provider. */
export interface LinkedMembers {
  /**
   * The member this person is: the one linked to (issuer, subject), else the one whose address the provider has
   * verified, else a new one. An address that was never confirmed may have been taken by somebody else before: then
   * its password, sessions, tickets, codes and other addresses end. `link-taken`: the member is somebody else there.
   */
  enter(
    person: ProvenPerson,
    from: { readonly origin: Origin; readonly start: StartLimits },
  ): Promise<Result<{ readonly memberId: string }, 'email-unverified' | 'link-taken'>>;
}
