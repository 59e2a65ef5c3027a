import { describe, expect, it } from 'vitest';

import type { SecurityEvent } from '../../../domain/identity/audit.ts';
import type { HeldTicket, Tickets } from '../../../domain/identity/ticket.ts';
import { exchangeTicket, type PresentSession } from './exchange-ticket.ts';

const shown = { token: 'tk_1', origin: 'https://kinora.example', browser: 'browser' };
const ada: HeldTicket = { memberId: 'ada', email: 'ada@example.com', isBound: true, isFirst: false, start: undefined };
const unbound = { ...ada, isBound: false };
const sessionOf = (kind: 'member' | 'guest', id: string): PresentSession => ({
  kind,
  id,
  tokenHash: Buffer.from(id),
  openedAt: 0,
  token: `token of ${id}`,
});
const signedIn = (id: string) => sessionOf('member', id);
const guest = sessionOf('guest', 'guest');

interface Case {
  readonly held?: HeldTicket | undefined;
  readonly present?: PresentSession | undefined;
  readonly isConfirmed?: boolean;
  readonly opened?: string | undefined;
}

const name = 'Firefox on Linux';
const place = {
  binding: 'binding',
  device: { hash: Buffer.from('device'), name, isProven: true },
  caller: { address: Buffer.from('address'), device: null, account: null },
};

/** Exchanges a ticket, and tells how often it was used up and what is recorded of it. */
async function exchange(given: Case) {
  let used = 0;
  const [recorded, replaced]: [unknown[], unknown[]] = [[], []];
  const tickets: Tickets = {
    mint: () => Promise.resolve(''),
    read: () => Promise.resolve('held' in given ? given.held : ada),
    mintFor: () => Promise.resolve(undefined),
    redeem: (_shown, { replaces }) => {
      used += 1;
      replaced.push(replaces?.toString());
      return Promise.resolve('opened' in given ? given.opened : 'ut_1');
    },
    spend: () => {
      used += 1;
      return Promise.resolve('opened' in given ? given.opened !== undefined : true);
    },
  };
  const { isConfirmed = false, present } = given;
  const devices = {
    knows: () => Promise.resolve(false),
    note: async (_id: string, device: { name: string }, { tell }: { tell: boolean }) =>
      void recorded.push({ name: device.name, tell }),
  };
  const audit = {
    record: async ({ kind, detail }: SecurityEvent) => void recorded.push({ kind, detail }),
  };
  const input = { shown, present, isConfirmed, arrive: () => place };
  return { result: await exchangeTicket({ audit, devices, tickets }, input), used, recorded, replaced };
}

const opened = { ok: true, value: { memberId: 'ada', email: 'ada@example.com', token: 'ut_1', start: undefined } };
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
    ['another member is signed in', { present: signedIn('eve') }],
  ])('asks first and is not used up where %s', async (_name, given) => {
    expect(await exchange(given)).toEqual({ result: asks, used: 0, recorded: [], replaced: [] });
  });

  it.each<[string, Case, string | undefined]>([
    ['a guest', { present: guest }, 'guest'],
    ['the same member, who signed in anew', { present: signedIn('ada') }, 'ada'],
    ['another member', { present: signedIn('eve'), isConfirmed: true }, 'eve'],
    ['nobody', {}, undefined],
  ])('ends the session of %s, in the place of which it comes', async (_name, given, ended) => {
    expect((await exchange(given)).replaced).toEqual([ended]);
  });

  it('for the member who is signed in already opens nothing and ends nothing: other tabs use that session', async () => {
    const given = { held: unbound, present: signedIn('ada') };
    const kept = { ...opened.value, token: 'token of ada' };
    expect(await exchange(given)).toEqual({ result: { ok: true, value: kept }, used: 1, recorded: [], replaced: [] });
  });

  it('over another member is written down as the sign-out of that one', async () => {
    const { recorded } = await exchange({ present: signedIn('eve'), isConfirmed: true });
    expect(recorded.at(0)).toEqual({ kind: 'sign-out', detail: { by: 'ticket' } });
  });

  it('of a new account tells what it begins with', async () => {
    const start = { credits: 40, refused: null };
    expect((await exchange({ held: { ...ada, isFirst: true, start } })).result).toMatchObject({ value: { start } });
  });

  it('that is unknown is not asked about, also after a yes', async () => {
    expect(await exchange({ held: undefined, isConfirmed: true })).toEqual({
      result: unknown,
      used: 0,
      recorded: [],
      replaced: [],
    });
  });

  it('that somebody else used meanwhile is unknown', async () => {
    expect(await exchange({ opened: undefined })).toMatchObject({ result: unknown, used: 1, recorded: [] });
    const over = { held: unbound, present: signedIn('ada'), opened: undefined };
    expect(await exchange(over)).toMatchObject({ result: unknown, used: 1, recorded: [] });
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
  ])('%s is recorded with its device', async (_name, held, expected) => {
    const { recorded } = await exchange({ held, isConfirmed: true });
    expect(recorded).toEqual(expected);
  });
});
