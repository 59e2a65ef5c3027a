import type { Account, SignedIn, Standing } from '@kinora/api-client';
import { readToken, readUserInfo } from '@kinora/browser/kept';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
  readonly isPaid: boolean;
  readonly hasPlan: boolean;
}

/** Who uses this browser. `nobody` is the moment before a guest session has begun. */
export type Session =
  | { readonly owner: 'nobody' }
  | { readonly owner: 'guest' }
  | { readonly owner: 'member'; readonly member: Member };

const NEWCOMER: Standing = { isPaid: false, hasPlan: false };

export const memberOf = ({ memberId, email, photo }: SignedIn, { isPaid, hasPlan }: Standing = NEWCOMER): Member => ({
  id: memberId,
  name: '',
  email,
  photo,
  isPaid,
  hasPlan,
});

/** What the account says now; its plan is known from elsewhere. */
export const refreshed = (account: Account, known: Member | null): Member => ({
  ...account,
  isPaid: known?.isPaid ?? false,
  hasPlan: known?.hasPlan ?? false,
});

/** The session as this browser remembers it, before the server was asked. */
export function storedSession(): Session {
  const held = readToken();
  if (held?.owner === 'guest') return { owner: 'guest' };
  const stored = held ? readUserInfo() : null;
  if (!stored) return { owner: 'nobody' };
  const { balance: _balance, ...member } = stored;
  return { owner: 'member', member };
}
