import { dropCookie, readCookie, writeCookie } from './cookies.ts';

// The cookie names of `product-spec.md` 3; `kinora_user` is the copy for our other sites.
const IN_USE = 'token';
const MEMBER = 'userToken';
const GUEST = 'touristToken';
const CROSS_SITE = 'kinora_user';

export type TokenOwner = 'member' | 'guest';

export interface HeldToken {
  readonly owner: TokenOwner;
  readonly token: string;
}

/** The session this browser holds: the member's before the guest's; null when there is none. */
export function readToken(): HeldToken | null {
  const member = readCookie(MEMBER);
  if (member !== '') return { owner: 'member', token: member };
  const guest = readCookie(GUEST);
  return guest === '' ? null : { owner: 'guest', token: guest };
}

/** Forgets every token of this browser. */
export function dropTokens(): void {
  for (const name of [IN_USE, MEMBER, GUEST, CROSS_SITE]) dropCookie(name);
}

/** Makes this the session in use, in place of any other. */
export function keepToken({ owner, token }: HeldToken): void {
  dropTokens();
  writeCookie(IN_USE, token);
  for (const name of owner === 'member' ? [MEMBER, CROSS_SITE] : [GUEST]) writeCookie(name, token);
}
