import { fail, ok, type Result } from '@kinora/contracts';

import type { Audit } from '../domain/audit.ts';
import type { Device, Devices } from '../domain/devices.ts';
import type { Owner } from '../domain/identity.ts';
import type { Caller } from '../domain/limits.ts';
import { maskAddress } from '../domain/mask-address.ts';
import type { HeldTicket, TicketShown, Tickets } from '../domain/ticket.ts';

export interface ExchangeTicketDeps {
  readonly audit: Audit;
  readonly devices: Devices;
  readonly tickets: Tickets;
}

/** Where a ticket is shown: the browser's secret, what it is, and who asks. */
interface Place {
  readonly binding: string | null;
  readonly device: Device;
  readonly caller: Caller;
}

export interface ExchangeTicketInput {
  readonly shown: TicketShown;
  /** Who is signed in where the ticket is shown. */
  readonly present: Owner | undefined;
  /** Whether somebody has said yes to the masked address. */
  readonly isConfirmed: boolean;
  /** Ties the browser to the new session. */
  readonly arrive: () => Place;
}

export type TicketRefusal =
  | { readonly reason: 'unknown-ticket' }
  | { readonly reason: 'confirm-member'; readonly email: string };

export interface Exchanged {
  readonly memberId: string;
  readonly email: string;
  readonly token: string;
}

/** Remembers where somebody came in; the first device of a new account is no news. */
async function remember({ audit, devices }: ExchangeTicketDeps, held: HeldTicket, place: Place): Promise<void> {
  const { isBound, isFirst, memberId } = held;
  const detail = isBound ? { provider: 'google' } : { by: 'ticket' };
  await devices.note(memberId, place.device, { tell: !isFirst });
  await audit.record({ kind: isFirst ? 'sign-up' : 'sign-in', memberId, caller: place.caller, detail });
}

/**
 * Opens the session a ticket is good for. Where no browser has begun it, or another member is signed in, somebody has
 * to say yes first: else a link could sign people in as somebody else unnoticed. Asking does not use it up.
 */
export async function exchangeTicket(
  deps: ExchangeTicketDeps,
  { shown, present, isConfirmed, arrive }: ExchangeTicketInput,
): Promise<Result<Exchanged, TicketRefusal>> {
  const held = await deps.tickets.read(shown);
  if (!held) return fail({ reason: 'unknown-ticket' });
  const { memberId, email, isBound } = held;
  const isOver = present?.kind === 'member' && present.id !== memberId;
  if (!isConfirmed && (!isBound || isOver)) return fail({ reason: 'confirm-member', email: maskAddress(email) });
  const place = arrive();
  const token = await deps.tickets.redeem(shown, { binding: place.binding, device: place.device.name });
  if (token === undefined) return fail({ reason: 'unknown-ticket' });
  await remember(deps, held, place);
  return ok({ memberId, email, token });
}
