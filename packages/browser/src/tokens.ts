import { readCookie } from './cookies.ts';

/** The cookie names of `product-spec.md` 3; `kinora_user` is the copy for our other sites. */
export const TOKEN_COOKIES = {
  inUse: 'token',
  member: 'userToken',
  guest: 'touristToken',
  crossSite: 'kinora_user',
} as const;

export type TokenOwner = 'member' | 'guest';

export interface HeldToken {
  readonly owner: TokenOwner;
  /** A mark where the server keeps the token from scripts (`isSessionMark`). */
  readonly token: string;
}

/** The session this browser holds: the member's before the guest's; null when there is none. */
export function readToken(): HeldToken | null {
  const member = readCookie(TOKEN_COOKIES.member);
  if (member !== '') return { owner: 'member', token: member };
  const guest = readCookie(TOKEN_COOKIES.guest);
  return guest === '' ? null : { owner: 'guest', token: guest };
}
