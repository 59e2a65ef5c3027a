import { isSessionMark, SESSION_MARK } from '@kinora/contracts';

import { dropCookie, readCookie, writeCookie } from './cookies.ts';

/** In place of the token in use: somebody has signed out, and the server does not know. */
const LEAVING = `${SESSION_MARK}leaving`;

// The cookie names of `product-spec.md` 3; `kinora_user` is the copy for our other sites.
const IN_USE = 'token';
const MEMBER = 'userToken';
const GUEST = 'touristToken';
const CROSS_SITE = 'kinora_user';

export type TokenOwner = 'member' | 'guest';

export interface HeldToken {
  readonly owner: TokenOwner;
  /** A mark where the server keeps the token from scripts (`isSessionMark`). */
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

/** Makes this the session in use, in place of any other. An empty token is one that the server keeps: a mark stays. */
export function keepToken({ owner, token }: HeldToken): void {
  dropTokens();
  const own = owner === 'member' ? MEMBER : GUEST;
  if (token === '') {
    writeCookie(own, SESSION_MARK + Math.random().toString(36).slice(2));
    return;
  }
  for (const name of owner === 'member' ? [IN_USE, own, CROSS_SITE] : [IN_USE, own]) writeCookie(name, token);
}

/** Forgets a token that the server keeps from here on; the session it opened stays in use. */
export function hideToken(token: string): void {
  const held = readToken();
  if (held?.token === token && !isSessionMark(token)) keepToken({ ...held, token: '' });
}

/** Remembers that a session which the server keeps has to be ended there; until somebody signs in here. */
export const noteLeaving = (): void => writeCookie(IN_USE, LEAVING);
export const isLeaving = (): boolean => readCookie(IN_USE) === LEAVING;
