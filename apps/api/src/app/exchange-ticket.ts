import { fail, ok, type Result } from '@kinora/contracts';

import type { Owner } from '../domain/identity.ts';
import { maskAddress } from '../domain/mask-address.ts';
import type { TicketShown, Tickets } from '../domain/ticket.ts';

export interface ExchangeTicketInput {
  readonly shown: TicketShown;
  /** Who is signed in where the ticket is shown. */
  readonly present: Owner | undefined;
  /** Whether somebody has said yes to the masked address. */
  readonly isConfirmed: boolean;
  /** Ties the new session to the browser. */
  readonly bind: () => string | null;
}

export type TicketRefusal =
  | { readonly reason: 'unknown-ticket' }
  | { readonly reason: 'confirm-member'; readonly email: string };

export interface Exchanged {
  readonly memberId: string;
  readonly email: string;
  readonly token: string;
}

/**
 * Opens the session a ticket is good for. Where no browser has begun it, or another member is signed in, somebody has
 * to say yes first: else a link could sign people in as somebody else unnoticed. Asking does not use it up.
 */
export async function exchangeTicket(
  { tickets }: { readonly tickets: Tickets },
  { shown, present, isConfirmed, bind }: ExchangeTicketInput,
): Promise<Result<Exchanged, TicketRefusal>> {
  const held = await tickets.read(shown);
  if (!held) return fail({ reason: 'unknown-ticket' });
  const { memberId, email, isBound } = held;
  const isOver = present?.kind === 'member' && present.id !== memberId;
  if (!isConfirmed && (!isBound || isOver)) return fail({ reason: 'confirm-member', email: maskAddress(email) });
  const token = await tickets.redeem(shown, bind());
  return token === undefined ? fail({ reason: 'unknown-ticket' }) : ok({ memberId, email, token });
}
