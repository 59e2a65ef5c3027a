import { describe, expect, it } from 'vitest';

import type { OutgoingMail, WaitingMail } from '../../domain/mail/outbox.ts';
import type { Job } from '../../domain/queue.ts';
import type { StopReason } from '../slots.ts';
import { sendMail, type SendDeps } from './send-mail.ts';

const MINUTE = 60_000;
const NOW = 1_795_262_400_000;
const lease = { jobId: 'job', token: 'token' };
const code: WaitingMail = {
  id: 'm1',
  to: 'ada@example.com',
  kind: 'code',
  locale: 'en',
  values: { code: 'ABC234' },
  createdAt: NOW,
  ageMs: 0,
};

const JOB = {
  id: 'job',
  key: 'mail:m1',
  lane: 'mail',
  memberId: undefined,
  creationId: undefined,
  payload: {},
  maxAttempts: 12,
  startedAt: 0,
  lease,
};

interface Scene {
  readonly mail?: WaitingMail | undefined;
  readonly attempt?: number;
  readonly carry?: NonNullable<SendDeps['carrier']>['carry'];
  readonly stopped?: StopReason;
}

/** Sends once and tells what became of it. */
async function sendOnce({ attempt = 1, carry, stopped, ...scene }: Scene) {
  const ends: unknown[] = [];
  const mails: OutgoingMail[] = [];
  const end =
    (name: string) =>
    (_lease: unknown, ...rest: unknown[]) => {
      ends.push([name, ...rest]);
      return Promise.resolve(true);
    };
  const deps: SendDeps = {
    outbox: {
      read: () => Promise.resolve('mail' in scene ? scene.mail : code),
      sent: end('sent'),
      failed: end('failed'),
      again: (...args) => end('again')(...args).then(() => 'waiting'),
    },
    queue: { finish: end('finish'), release: end('release') },
    carrier: {
      carry: (mail, signal) => {
        mails.push(mail);
        return carry?.(mail, signal) ?? Promise.resolve({ ok: true, value: null });
      },
    },
    support: 'help@kinora.example',
    operator: 'Ada',
    domain: 'kinora.example',
    isUnavailable: () => false,
    log: () => undefined,
    graceMs: 1,
  };
  const controller = new AbortController();
  if (stopped) controller.abort();
  const slot = { lease, signal: controller.signal, stopReason: () => stopped };
  const job: Job = {
    ...JOB,
    attempt,
  };
  await sendMail(deps, job, slot);
  return { ends, mails };
}

const later = () => Promise.resolve({ ok: false as const, failure: { kind: 'again' as const, problem: 'ESOCKET' } });

const whenStopped: Scene['carry'] = (_mail, signal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => void later().then(resolve));
  });

describe('a mail', () => {
  it('is sent under the id of its row', async () => {
    const { ends, mails } = await sendOnce({});
    expect(mails).toMatchObject([{ to: code.to, messageId: '<m1@kinora.example>', replyTo: undefined }]);
    expect(ends).toEqual([['sent', 'm1', undefined]]);
  });

  it('to the operator is answered to who wrote', async () => {
    const values = { email: 'eve@example.com', topic: 'clip', message: 'Hello' };
    const { mails } = await sendOnce({ mail: { ...code, kind: 'support', values } });
    expect(mails).toMatchObject([{ to: code.to, replyTo: 'eve@example.com' }]);
  });

  it('that is not there any more ends its job', async () => {
    expect(await sendOnce({ mail: undefined })).toEqual({ ends: [['finish']], mails: [] });
  });

  it('whose values cannot be opened is given up', async () => {
    const { ends, mails } = await sendOnce({ mail: { ...code, values: undefined } });
    expect({ ends, mails }).toEqual({ ends: [['failed', 'm1', 'unreadable']], mails: [] });
  });

  it.each([
    ['code', 10 * MINUTE, 'sent'],
    ['code', 10 * MINUTE + 1, 'failed'],
    ['welcome', 24 * 60 * MINUTE + 1, 'failed'],
    ['password-changed', 24 * 60 * MINUTE + 1, 'sent'],
  ] as const)('of kind %s is %i ms later %s', async (kind, after, outcome) => {
    const { ends } = await sendOnce({ mail: { ...code, kind, ageMs: after } });
    expect(ends).toEqual([[outcome, 'm1', outcome === 'failed' ? 'too late' : undefined]]);
  });

  it('waits longer and longer, over hours', async () => {
    const pauses: unknown[] = [];
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      const { ends } = await sendOnce({ attempt, carry: later });
      pauses.push(ends);
    }
    const delays = pauses.flat().map((end) => (end as [string, string, { delayMs: number }])[2].delayMs);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(new Set(delays).size).toBe(11);
    expect(delays.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(6 * 60 * MINUTE);
  });

  it('is given back untried when its worker stops', async () => {
    expect((await sendOnce({ stopped: 'stopping', carry: whenStopped })).ends).toEqual([['release']]);
  });

  it('that arrives while its worker stops counts as sent', async () => {
    expect((await sendOnce({ stopped: 'stopping' })).ends).toEqual([['sent', 'm1', undefined]]);
  });
});
