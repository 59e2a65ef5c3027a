import type { MemberSession } from '@kinora/contracts/identity';

import type { OpenSession } from './identity.ts';

/** What members see and end of their own sessions. */
export interface MemberSessions {
  /** Those that still open the account: this one first, then by their last use. */
  list(session: OpenSession): Promise<readonly MemberSession[]>;
  /** Ends one of the member's; false where there is none of this id any more. */
  end(memberId: string, id: string): Promise<boolean>;
  /** Ends all of the member's but this one. */
  endOthers(session: OpenSession): Promise<void>;
}
