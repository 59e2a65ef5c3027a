import type { Result } from '@kinora/contracts';

import type { Limits } from '../limits.ts';
import type { Welcome } from './address.ts';
import type { Audit } from './audit.ts';
import type { Devices } from './devices.ts';

/** A person with an account. */
export interface Member {
  readonly id: string;
  /** Lower-case. */
  readonly email: string;
  readonly name: string;
  readonly photo: string | null;
  /** Null where the account has no password. */
  readonly passwordHash: string | null;
  /** Another one with each password that is set; a better hash of the same password keeps it. */
  readonly passwordVersion: string;
  readonly emailConfirmed: boolean;
}

/** Where a sign-up came from, hashed; only to limit how many start grants one place gets. */
export interface Origin {
  readonly addressHash: Buffer;
  readonly deviceHash: Buffer | null;
  /** The same under keys that were in use before and are still taken. */
  readonly earlier?: readonly Origin[];
}

/** Start grants for one network address, one device and all together, a day. */
export interface StartLimits {
  readonly amount: number;
  readonly perAddress: number;
  readonly perDevice: number;
  readonly perDay: number;
}

export interface StartGrant {
  readonly credits: number;
  readonly refused: 'address' | 'device' | 'day' | null;
}

export interface NewMember {
  readonly email: string;
  readonly passwordHash: string;
  readonly origin: Origin;
  readonly start: StartLimits;
  /** The mail that greets and asks to confirm the address, queued with the member. */
  readonly welcome?: Welcome;
}

export interface Members {
  findByEmail(email: string): Promise<Member | undefined>;
  find(id: string): Promise<Member | undefined>;
  /** Creates the member, the accounts of the ledger and the start grant together, or nothing. */
  add(member: NewMember): Promise<Result<{ readonly member: Member; readonly start: StartGrant }, 'email-taken'>>;
}

/** Whose session it is: `id` is a member's or a guest's. */
export interface Owner {
  readonly kind: 'member' | 'guest';
  readonly id: string;
}

export interface OpenSession extends Owner {
  /** Identifies the session to end it; never the token. */
  readonly tokenHash: Buffer;
  /** When it was signed in, in epoch milliseconds. */
  readonly openedAt: number;
}

/** Whose password was shown, and which one. */
export type Proven = Pick<Member, 'id' | 'passwordVersion'>;

export interface Sessions {
  /**
   * A new session; `binding` is the secret of the browser's cookie, null for a client without one. `device` is what its
   * owner knows it by.
   */
  open(owner: Owner, binding: string | null, device?: string): Promise<string>;
  /**
   * The same for a member whose password was shown; undefined where another one was set since, for whatever ends all
   * sessions has ended this one, too.
   */
  openProven(proven: Proven, binding: string | null, device?: string): Promise<string | undefined>;
  openGuest(binding: string | null): Promise<string>;
  /** The live session of a token shown together with this binding; undefined for anything else. */
  find(token: string, binding: string | undefined): Promise<OpenSession | undefined>;
  end(session: OpenSession): Promise<void>;
}

/** Notifies long-lived responses that their session has ended, whichever process ended it. */
export interface SessionEnds {
  /** Calls once, when the session has ended, expired or was removed. Returns how to stop watching. */
  watch(session: Pick<OpenSession, 'tokenHash'>, ended: () => void): () => void;
  close(): void;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  matches(password: string, hash: string): Promise<boolean>;
  /** Takes as long as `matches`, so that an unknown account is not told apart by time. */
  pretend(password: string): Promise<void>;
}

export interface IdentityDeps {
  readonly audit: Audit;
  readonly devices: Devices;
  readonly limits: Limits;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}
