import type { OpenSession, StartGrant } from './identity.ts';

/** A ticket to be: opens one session of a member, on one of our origins, within a minute. */
export interface NewTicket {
  readonly memberId: string;
  /** Where it is good, such as `https://kinora.example`. */
  readonly origin: string;
  /** The secret of the browser that alone may use it; null where no browser has begun anything. */
  readonly browser: string | null;
  /** What the account begins with, where it is new. */
  readonly start?: StartGrant | undefined;
}

/** Who shows a ticket. */
export interface TicketShown {
  readonly token: string;
  readonly origin: string;
  readonly browser: string | undefined;
}

export interface HeldTicket {
  readonly memberId: string;
  /** The member's address. */
  readonly email: string;
  /** Whether the browser that shows it began what it is for. */
  readonly isBound: boolean;
  /** Whether it opens the first session of a new account. */
  readonly isFirst: boolean;
  /** To be told to a new member. */
  readonly start: StartGrant | undefined;
}

/** What the session of a ticket is tied to and called. */
interface TicketSession {
  /** The secret of the browser's cookie; null for a client without one. */
  readonly binding: string | null;
  /** "Firefox on Linux". */
  readonly device: string;
  /** The session in the place of which it comes; ends with its opening. */
  readonly replaces: Buffer | null;
}

/** Single-use tickets; at rest only as SHA-256. */
export interface Tickets {
  mint(ticket: NewTicket): Promise<string>;
  /** One that a member's session asks for; undefined where that session has just ended. */
  mintFor(session: OpenSession, origin: string): Promise<string | undefined>;
  /** What a ticket is good for; undefined when it is unknown, used, expired, or bound to another device. Doesn't use it up. */
  read(shown: TicketShown): Promise<HeldTicket | undefined>;
  /** Uses it up and opens its session, both or neither: of any number of attempts one gets the token. */
  redeem(shown: TicketShown, session: TicketSession): Promise<string | undefined>;
  /** Uses it up and opens nothing; false where it is used up already. */
  spend(shown: TicketShown): Promise<boolean>;
}
