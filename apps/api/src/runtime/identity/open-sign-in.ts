import { createArgon2Passwords } from '../../adapters/identity/argon2-passwords.ts';
import { createPostgresAudit } from '../../adapters/postgres/identity/postgres-audit.ts';
import { replacePassword } from '../../adapters/postgres/identity/replace-password.ts';
import { createPostgresCodes } from '../../adapters/postgres/identity/sign-in/postgres-codes.ts';
import { createPostgresLinkedMembers } from '../../adapters/postgres/identity/sign-in/postgres-linked-members.ts';
import { createPostgresSignInStarts } from '../../adapters/postgres/identity/sign-in/postgres-sign-in-starts.ts';
import { createPostgresTickets } from '../../adapters/postgres/identity/sign-in/postgres-tickets.ts';
import { createPostgresCounters } from '../../adapters/postgres/postgres-counters.ts';
import type { Audit } from '../../domain/identity/audit.ts';
import type { Codes } from '../../domain/identity/codes.ts';
import type { Passwords } from '../../domain/identity/identity.ts';
import type { LinkedMembers } from '../../domain/identity/linked-members.ts';
import type { SignInStarts } from '../../domain/identity/sign-in-start.ts';
import type { Tickets } from '../../domain/identity/ticket.ts';
import { createLimits, type Limits } from '../../domain/limits.ts';
import type { Foundation } from '../foundation.ts';

/** The ways in, and what guards them. */
export interface OpenSignIn {
  readonly audit: Audit;
  readonly codes: Codes;
  readonly limits: Limits;
  readonly linkedMembers: LinkedMembers;
  readonly passwords: Passwords;
  readonly signInStarts: SignInStarts;
  readonly tickets: Tickets;
}

export function openSignIn({ db, env, secrets, vault }: Foundation): OpenSignIn {
  return {
    audit: createPostgresAudit(db),
    codes: createPostgresCodes(db, { vault, key: secrets.accepted.codeKey }),
    limits: createLimits(createPostgresCounters(db), env.limits),
    linkedMembers: createPostgresLinkedMembers(db, vault),
    passwords: createArgon2Passwords(secrets.accepted.pepper, { replace: replacePassword(db) }),
    signInStarts: createPostgresSignInStarts(db, vault),
    tickets: createPostgresTickets(db),
  };
}
