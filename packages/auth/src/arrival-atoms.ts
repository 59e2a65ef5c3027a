// Arrivals with a ticket in the address, and returns from another provider without one.
import { apiClientAtom, exchangeTicket, readAccount, type ApiFailure, type TicketSession } from '@kinora/api-client';
import type { Arrival } from '@kinora/browser';
import { keepToken, readPendingCreation } from '@kinora/browser/kept';
import type { initMember } from '@kinora/contracts/identity';
import { decodeSignal, type RefusalOf } from '@kinora/contracts/wire';
import { atom, type Getter, type Setter } from 'jotai';

import { announceSignIn } from './announce-sign-in.ts';
import { findDeviceIdAtom } from './device-atoms.ts';
import { openLoginAtom } from './login-atoms.ts';
import { refreshed, type Member } from './member.ts';
import { isMemberAtom } from './session-atoms.ts';
import { refreshMemberAtom, rememberMemberAtom, tellTabsAtom } from './session-calls-atoms.ts';

/** User info and balance are read again so long after a sign-in (`product-spec.md` 4). */
const REFRESH_MS = 100;

export type TicketFailure = ApiFailure<RefusalOf<typeof initMember>>;

/** What the page has to say about how somebody came. */
export type ArrivalNews =
  /** A provider's sign-in failed, with its reason in the address; shown in the login dialog. */
  | { readonly kind: 'nobody'; readonly reason: string }
  | { readonly kind: 'refused'; readonly failure: TicketFailure }
  /** A new account, and the start credits it begins with. */
  | { readonly kind: 'welcome'; readonly credits: number }
  /** A new account without them: said in the dialog. */
  | { readonly kind: 'no-start'; readonly reason: NonNullable<TicketSession['startRefused']> };

/** A ticket that waits for a yes, and the masked address of its member. */
export interface OpenTicket {
  readonly ticket: string;
  readonly email: string;
}

const newsAtom = atom<ArrivalNews | null>(null);
const connectAtom = atom('');
const openTicketAtom = atom<OpenTicket | null>(null);

/** Null when there is nothing to say. */
export const arrivalNewsAtom = atom((get) => get(newsAtom));
export const dismissArrivalNewsAtom = atom(null, (_get, set) => set(newsAtom, null));
/** What came of connecting a provider (`SignInOutcome`); empty when there is nothing to say. */
export const connectNewsAtom = atom((get) => get(connectAtom));
export const dismissConnectNewsAtom = atom(null, (_get, set) => set(connectAtom, ''));
/** Null when no confirmation is needed. */
export const waitingTicketAtom = atom((get) => get(openTicketAtom));
/** Drops the ticket: the current member stays. */
export const dropTicketAtom = atom(null, (_get, set) => set(openTicketAtom, null));

function memberOfTicket({ productId, email, isPaid, hasPlan }: TicketSession): Member {
  return { id: productId, name: '', email, photo: null, isPaid, hasPlan };
}

/** Tells a new member of the start credits. */
function welcome(set: Setter, { startCredits, startRefused }: TicketSession): void {
  if (startCredits > 0) set(newsAtom, { kind: 'welcome', credits: startCredits });
  if (startRefused === null) return;
  set(newsAtom, { kind: 'no-start', reason: startRefused });
  set(openLoginAtom, { reason: 'header' });
}

async function enter(get: Getter, set: Setter, session: TicketSession): Promise<void> {
  const client = get(apiClientAtom);
  const { token } = session;
  keepToken({ owner: 'member', token });
  const known = memberOfTicket(session);
  const account = await readAccount(client);
  set(rememberMemberAtom, account.ok ? refreshed(account.value, known) : known);
  set(tellTabsAtom, 'signed-in');
  welcome(set, session);
  await announceSignIn(client, { token, deviceId: await set(findDeviceIdAtom), product: session });
  setTimeout(() => void set(refreshMemberAtom), REFRESH_MS);
}

/** Exchanges a ticket; true when a member is signed in. Otherwise the current member stays, and the page says why. */
export const enterByTicketAtom = atom(
  null,
  async (get, set, { ticket, confirmed = false }: { ticket: string; confirmed?: boolean }): Promise<boolean> => {
    const deviceId = await set(findDeviceIdAtom);
    const exchanged = await exchangeTicket(get(apiClientAtom), { deviceId, ticket, confirmed });
    set(openTicketAtom, null);
    if (exchanged.ok && exchanged.value.email !== '') {
      await enter(get, set, exchanged.value);
      return true;
    }
    const failure: TicketFailure = exchanged.ok
      ? { kind: 'refused', reason: 'unknown-ticket', details: {} }
      : exchanged.failure;
    if (failure.kind === 'refused' && failure.reason === 'confirm-member') {
      set(openTicketAtom, { ticket, email: failure.details.email ?? '' });
    } else set(newsAtom, { kind: 'refused', failure });
    return false;
  },
);

/** Goes on where the sign-in was begun: in the dialog, with its request if it was one to create. */
function takeOutcome(get: Getter, set: Setter, outcome: string): void {
  if (outcome.startsWith('connect')) {
    set(connectAtom, outcome);
    return;
  }
  // Another tab has signed in meanwhile.
  if (get(isMemberAtom)) return;
  const saved = readPendingCreation();
  set(newsAtom, { kind: 'nobody', reason: outcome });
  set(openLoginAtom, saved?.resumes ? { reason: 'create', cost: saved.pending.cost } : { reason: 'header' });
}

/** Takes up what the address carried; true when it signed somebody in. */
export const takeArrivalAtom = atom(null, async (get, set, { signal, signin }: Arrival): Promise<boolean> => {
  if (signin !== undefined) takeOutcome(get, set, signin);
  if (signal === undefined) return false;
  const ticket = decodeSignal(signal)?.token ?? '';
  // A session's own token in an address would be somebody else's session.
  if (ticket.startsWith('tk_')) return set(enterByTicketAtom, { ticket });
  set(newsAtom, { kind: 'refused', failure: { kind: 'refused', reason: 'unknown-ticket', details: {} } });
  return false;
});
