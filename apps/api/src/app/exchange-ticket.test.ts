import { describe, expect, it } from 'vitest';

import type { Owner } from '../domain/identity.ts';
import type { HeldTicket } from '../domain/ticket.ts';
import { exchangeTicket } from './exchange-ticket.ts';

const shown = { token: 'tk_1', origin: 'https://kinora.example', browser: 'browser' };
const ada: HeldTicket = { memberId: 'ada', email: 'ada@example.com', isBound: true };
const unbound = { ...ada, isBound: false };
const signedIn = (id: string): Owner => ({ kind: 'member', id });
const guest: Owner = { kind: 'guest', id: 'guest' };

interface Case {
  readonly held?: HeldTicket | undefined;
  readonly present?: Owner | undefined;
  readonly isConfirmed?: boolean;
  readonly opened?: string | undefined;
}

/** Exchanges a ticket, and counts how often it was used up. */
async function exchange(given: Case) {
  let used = 0;
  const tickets = {
    mint: () => Promise.resolve(''),
    read: () => Promise.resolve('held' in given ? given.held : ada),
    redeem: () => {
      used += 1;
      return Promise.resolve('opened' in given ? given.opened : 'ut_1');
    },
  };
  const { isConfirmed = false, present } = given;
  return { result: await exchangeTicket({ tickets }, { shown, present, isConfirmed, bind: () => 'binding' }), used };
}

const opened = { ok: true, value: { memberId: 'ada', email: 'ada@example.com', token: 'ut_1' } };
const asks = { ok: false, failure: { reason: 'confirm-member', email: 'a***@e***.com' } };
const unknown = { ok: false, failure: { reason: 'unknown-ticket' } };

describe('a ticket', () => {
  it.each<[string, Case]>([
    ['to the browser that began it', {}],
    ['over a guest', { present: guest }],
    ['over the same member', { present: signedIn('ada') }],
    ['that nobody began, to somebody who said yes', { held: unbound, isConfirmed: true }],
    ['over another member, to somebody who said yes', { present: signedIn('eve'), isConfirmed: true }],
  ])('opens a session %s', async (_name, given) => {
    expect(await exchange(given)).toEqual({ result: opened, used: 1 });
  });

  it.each<[string, Case]>([
    ['nobody began it', { held: unbound }],
    ['nobody began it, also over a guest', { held: unbound, present: guest }],
    ['nobody began it, also over the same member', { held: unbound, present: signedIn('ada') }],
    ['another member is signed in', { present: signedIn('eve') }],
  ])('asks first and is not used up where %s', async (_name, given) => {
    expect(await exchange(given)).toEqual({ result: asks, used: 0 });
  });

  it('that is unknown is not asked about, also after a yes', async () => {
    expect(await exchange({ held: undefined, isConfirmed: true })).toEqual({ result: unknown, used: 0 });
  });

  it('that somebody else used meanwhile is unknown', async () => {
    expect(await exchange({ opened: undefined })).toEqual({ result: unknown, used: 1 });
  });
});
