import type { Foundation } from '../foundation.ts';
import { openAccounts, type OpenAccounts } from './open-accounts.ts';
import { openSessions, type OpenSessions } from './open-sessions.ts';
import { openSignIn, type OpenSignIn } from './open-sign-in.ts';

/** Who members are, how they get in, and where they are signed in. */
export interface OpenIdentity extends OpenAccounts, OpenSessions, OpenSignIn {}

export function openIdentity(foundation: Foundation): OpenIdentity {
  return { ...openAccounts(foundation), ...openSessions(foundation), ...openSignIn(foundation) };
}
