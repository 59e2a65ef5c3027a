import { describe, expect, it } from 'vitest';

import type { SecurityEvent } from '../domain/audit.ts';
import type { Owner } from '../domain/identity.ts';
import type { HeldTicket } from '../domain/ticket.ts';
import { exchangeTicket } from './exchange-ticket.ts';

const shown = { token: 'tk_1', origin: 'https://kinora.example', browser: 'browser' };
const ada: HeldTicket = { memberId: 'ada', email: 'ada@example.com', isBound: true, isFirst: false };
const unbound = { ...ada, isBound: false };
const signedIn = (id: string): Owner => ({ kind: 'member', id });
const guest: Owner = { kind: 'guest', id: 'guest' };

interface Case {
  readonly held?: HeldTicket | undefined;
  readonly present?: Owner | undefined;
  readonly isConfirmed?: boolean;
  readonly opened?: string | undefined;
}

const name = 'Firefox on Linux';
const place = {
  binding: 'binding',
  device: { hash: Buffer.from('device'), name, isProven: true },
  caller: { address: Buffer.from('address'), device: null, account: null },
};

/** Exchanges a ticket, and tells how often it was used up and what is remembered of it. */
async function exchange(given: Case) {
  let used = 0;
  const remembered: unknown[] = [];
  const tickets = {
    mint: () => Promise.resolve(''),
    read: () => Promise.resolve('held' in given ? given.held : ada),
    mintFor: () => Promise.resolve(undefined),
    redeem: () => {
      used += 1;
      return Promise.resolve('opened' in given ? given.opened : 'ut_1');
    },
  };
  const { isConfirmed = false, present } = given;
  const devices = {
    knows: () => Promise.resolve(false),
    note: async (_id: string, device: { name: string }, { tell }: { tell: boolean }) =>
      void remembered.push({ name: device.name, tell }),
  };
  const audit = {
    record: async ({ kind, detail }: SecurityEvent) => void remembered.push({ kind, detail }),
  };
  const input = { shown, present, isConfirmed, arrive: () => place };
  return { result: await exchangeTicket({ audit, devices, tickets }, input), used, remembered };
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
    expect(await exchange(given)).toMatchObject({ result: opened, used: 1 });
  });

  it.each<[string, Case]>([
    ['nobody began it', { held: unbound }],
    ['nobody began it, also over a guest', { held: unbound, present: guest }],
    ['nobody began it, also over the same member', { held: unbound, present: signedIn('ada') }],
    ['another member is signed in', { present: signedIn('eve') }],
  ])('asks first and is not used up where %s', async (_name, given) => {
    expect(await exchange(given)).toEqual({ result: asks, used: 0, remembered: [] });
  });

  it('that is unknown is not asked about, also after a yes', async () => {
    expect(await exchange({ held: undefined, isConfirmed: true })).toEqual({
      result: unknown,
      used: 0,
      remembered: [],
    });
  });

  it('that somebody else used meanwhile is unknown', async () => {
    expect(await exchange({ opened: undefined })).toEqual({ result: unknown, used: 1, remembered: [] });
  });

  it.each<[string, HeldTicket, readonly unknown[]]>([
    [
      'of a sign-in',
      ada,
      [
        { name, tell: true },
        { kind: 'sign-in', detail: { provider: 'google' } },
      ],
    ],
    [
      'of a first sign-in',
      { ...ada, isFirst: true },
      [
        { name, tell: false },
        { kind: 'sign-up', detail: { provider: 'google' } },
      ],
    ],
    [
      'of a link',
      unbound,
      [
        { name, tell: true },
        { kind: 'sign-in', detail: { by: 'ticket' } },
      ],
    ],
  ])('%s is remembered with its device', async (_name, held, expected) => {
    const { remembered } = await exchange({ held, isConfirmed: true });
    expect(remembered).toEqual(expected);
  });
});
