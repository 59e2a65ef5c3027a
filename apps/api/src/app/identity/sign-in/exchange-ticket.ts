import { fail, ok, type Result } from '@kinora/contracts';

import type { Audit } from '../../../domain/identity/audit.ts';
import type { Device, Devices } from '../../../domain/identity/devices.ts';
import type { OpenSession, StartGrant } from '../../../domain/identity/identity.ts';
import { maskAddress } from '../../../domain/identity/mask-address.ts';
import type { HeldTicket, TicketShown, Tickets } from '../../../domain/identity/ticket.ts';
import type { Caller } from '../../../domain/limits.ts';

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

export interface PresentSession extends OpenSession {
  readonly token: string;
}

export interface ExchangeTicketInput {
  readonly shown: TicketShown;
  /** The session that the browser shows along with it, and its token. */
  readonly present: PresentSession | undefined;
  /** Whether somebody has said yes to the masked address. */
  readonly isConfirmed: boolean;
  /** Ties the browser to the new session. */
  readonly arrive: () => Place;
}

type TicketRefusal =
  | { readonly reason: 'unknown-ticket' }
  | { readonly reason: 'confirm-member'; readonly email: string };

interface Exchanged {
  readonly memberId: string;
  readonly email: string;
  readonly token: string;
  /** To be told to a new member. */
  readonly start: StartGrant | undefined;
}

type Exchange = Result<Exchanged, TicketRefusal>;

/** Remembers where somebody came in; the first device of a new account is no news. */
async function remember({ audit, devices }: ExchangeTicketDeps, held: HeldTicket, place: Place): Promise<void> {
  const { isBound, isFirst, memberId } = held;
  const detail = isBound ? { provider: 'google' } : { by: 'ticket' };
  await devices.note(memberId, place.device, { tell: !isFirst });
  await audit.record({ kind: isFirst ? 'sign-up' : 'sign-in', memberId, caller: place.caller, detail });
}

interface Over {
  readonly present: PresentSession | undefined;
  readonly caller: Caller;
}

/** The session that the browser sent has ended: records a sign-out where it was another member's. */
async function rememberReplaced({ audit }: ExchangeTicketDeps, memberId: string, over: Over): Promise<void> {
  const { present, caller } = over;
  if (present?.kind !== 'member' || present.id === memberId) return;
  await audit.record({ kind: 'sign-out', memberId: present.id, caller, detail: { by: 'ticket' } });
}

/** Lets the member go on in the session that is there: other tabs of the browser use it, too. */
async function goOn(
  { tickets }: ExchangeTicketDeps,
  { email }: HeldTicket,
  { shown, present }: { readonly shown: TicketShown; readonly present: PresentSession },
): Promise<Exchange> {
  if (!(await tickets.spend(shown))) return fail({ reason: 'unknown-ticket' });
  return ok({ memberId: present.id, email, token: present.token, start: undefined });
}

const memberOf = (present: PresentSession | undefined) => (present?.kind === 'member' ? present : undefined);

type Shown = Pick<ExchangeTicketInput, 'arrive' | 'present' | 'shown'>;

/** Opens a session in the place of the one the browser has. */
async function open(deps: ExchangeTicketDeps, held: HeldTicket, { arrive, present, shown }: Shown): Promise<Exchange> {
  const place = arrive();
  const session = { binding: place.binding, device: place.device.name, replaces: present?.tokenHash ?? null };
  const token = await deps.tickets.redeem(shown, session);
  if (token === undefined) return fail({ reason: 'unknown-ticket' });
  const { memberId, email, start } = held;
  await rememberReplaced(deps, memberId, { present, caller: place.caller });
  await remember(deps, held, place);
  return ok({ memberId, email, token, start });
}

/**
 * Opens the session a ticket is good for. Where no browser has begun it, or another member is signed in, somebody has
 * to say yes first: else a link could sign people in as somebody else unnoticed. Asking does not use it up. The session
 * that the browser shows along ends in the same moment, since the new one takes its place; a link to the member who is
 * signed in already opens none.
 */
export async function exchangeTicket(
  deps: ExchangeTicketDeps,
  { shown, present, isConfirmed, arrive }: ExchangeTicketInput,
): Promise<Exchange> {
  const held = await deps.tickets.read(shown);
  if (!held) return fail({ reason: 'unknown-ticket' });
  const { memberId, email, isBound } = held;
  const member = memberOf(present);
  const isOwn = member?.id === memberId;
  if (!isBound && isOwn) return goOn(deps, held, { shown, present: member });
  const isSafe = isBound && (isOwn || !member);
  if (!isSafe && !isConfirmed) return fail({ reason: 'confirm-member', email: maskAddress(email) });
  return open(deps, held, { arrive, present, shown });
}
