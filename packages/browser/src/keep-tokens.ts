// What changes the session of this browser; the first paint needs none of it.
import { isSessionMark, SESSION_MARK } from '@kinora/contracts/wire';

import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { readToken, TOKEN_COOKIES, type HeldToken } from './tokens.ts';

/** In place of the token in use: somebody has signed out, and the server does not know. */
const LEAVING = `${SESSION_MARK}leaving`;

/** Forgets every token of this browser. */
export function dropTokens(): void {
  for (const name of Object.values(TOKEN_COOKIES)) dropCookie(name);
}

/** Makes this the session in use, in place of any other. An empty token is one that the server keeps: a mark stays. */
export function keepToken({ owner, token }: HeldToken): void {
  dropTokens();
  const { [owner]: own, inUse, crossSite } = TOKEN_COOKIES;
  if (token === '') {
    writeCookie(own, SESSION_MARK + Math.random().toString(36).slice(2));
    return;
  }
  for (const name of owner === 'member' ? [inUse, own, crossSite] : [inUse, own]) writeCookie(name, token);
}

/** Forgets a token that the server keeps from here on; the session it opened stays in use. */
export function hideToken(token: string): void {
  const held = readToken();
  if (held?.token === token && !isSessionMark(token)) keepToken({ ...held, token: '' });
}

/** Remembers that a session which the server keeps has to be ended there; until somebody signs in here. */
export const noteLeaving = (): void => writeCookie(TOKEN_COOKIES.inUse, LEAVING);
export const isLeaving = (): boolean => readCookie(TOKEN_COOKIES.inUse) === LEAVING;
