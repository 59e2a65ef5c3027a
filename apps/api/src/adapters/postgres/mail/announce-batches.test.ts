import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Submission } from '../../../domain/creations/creation.ts';
import { batchAddresses, LONG_BATCH_MS } from '../../../domain/mail/batch-mail.ts';
import { readEnv } from '../../../env.ts';
import { startMail } from '../../../runtime/mail/start-mail.ts';
import { anOrder, openClipLine, type ClipLine } from '../../../testing/creations/clip-line.ts';
import { createScriptedProvider } from '../../../testing/creations/scripted-provider.ts';
import { headerOf, startSmtpSink } from '../../../testing/mail/smtp-sink.ts';
import { createVault } from '../../vault.ts';
import { createPostgresReaders } from '../creations/postgres-readers.ts';
import { createPostgresAccountChanges } from '../identity/account/postgres-account-changes.ts';
import { testDatabase } from '../testing/test-database.ts';
import { announceBatches } from './announce-batches.ts';
import { createPostgresOutbox } from './postgres-outbox.ts';

const PATIENT = { timeout: 10_000, interval: 20 };
const vault = createVault(randomBytes(32).toString('base64url'));
const BASE = batchAddresses('https://kinora.example', (memberId) => `/mails/off/${memberId}?signature=s`);

let line: ClipLine;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  line = await openClipLine(await testDatabase());
});
afterAll(() => line.close());

interface Case {
  readonly count?: number;
  readonly tookMs?: number;
  readonly isWanted?: boolean;
  readonly isConfirmed?: boolean;
  readonly cancels?: boolean;
  /** Runs while its member looks, or has just left. */
  readonly looks?: boolean;
}

const submit = (memberId: string, count: number) =>
  line.creations.submit({ ...anOrder(memberId), count, key: randomUUID() } satisfies Submission);

/** A batch as if it had been asked for a while ago; the clip with seed 8 is declined. */
async function aBatch({ count = 3, tookMs = LONG_BATCH_MS, isWanted = true, isConfirmed = true }: Case) {
  const { memberId } = await line.order({ count: 1, price: 0 });
  const email = `${memberId}@example.com`;
  await sql`update member set email = ${email}, locale = 'de',
    email_confirmed_at = ${isConfirmed ? new Date() : null}::timestamptz where id = ${memberId}`.execute(line.db);
  await createPostgresAccountChanges({ db: line.db, vault }).edit(memberId, { mailsLongClips: isWanted });
  const submitted = await submit(memberId, count);
  const [first] = submitted.ok ? submitted.value.creations : [];
  const batch = first?.batchId ?? '';
  const earlier = sql`created_at - ${tookMs} * interval '1 millisecond'`;
  await sql`update creation set created_at = ${earlier} where batch_id = ${batch}`.execute(line.db);
  await sql`update batch set created_at = ${earlier} where id = ${batch}`.execute(line.db);
  return { memberId, batch, email };
}

/** Makes all that waits, side by side on two workers. */
async function makeAll(memberId: string) {
  const provider = createScriptedProvider({
    folder: line.workFolder,
    pace: 1,
    failure: ({ input: { seed } }) => (seed === 8 ? { reason: 'declined', detail: 'asked to' } : undefined),
  });
  const workers = [line.startWorker(provider), line.startWorker(provider)];
  await expect.poll(async () => (await line.creations.unfinished(memberId)).length, PATIENT).toBe(0);
  await Promise.all(workers.map((worker) => worker.close()));
}

async function mailsOf(email: string) {
  const { rows } = await sql<{ kind: string; key: string; locale: string }>`
    select kind, key, locale from mail where recipient = ${email}`.execute(line.db);
  return rows;
}

const announce = () => announceBatches(line.db, vault, BASE);

async function mailedAfter(change: Case) {
  const { memberId, batch, email } = await aBatch(change);
  if (change.cancels === true) {
    for (const { id } of await line.creations.unfinished(memberId)) await line.creations.cancel(memberId, id);
  }
  const readers = createPostgresReaders(line.db, { graceMs: 60_000 });
  const leave = change.looks === undefined ? undefined : await readers.arrive(memberId);
  if (change.looks === false) await leave?.();
  await makeAll(memberId);
  await announce();
  await leave?.();
  await readers.close();
  return { batch, email, mails: await mailsOf(email) };
}

describe('a batch that took long and ended unseen', () => {
  it('is mailed once, in the language of its member, whoever looks how often', async () => {
    const { memberId, batch, email } = await aBatch({});
    await makeAll(memberId);
    const counts = await Promise.all(Array.from({ length: 6 }, announce));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
    const mails = [{ kind: 'batch-ended', key: `batch-ended:${batch}`, locale: 'de' }];
    expect(await mailsOf(email)).toEqual(mails);
    await line.db.deleteFrom('mail').where('recipient', '=', email).execute();
    expect(await announce()).toBe(0);
    expect(await mailsOf(email)).toEqual([]);
  });

  it('is mailed after a worker died in the middle of it', async () => {
    const { memberId, email } = await aBatch({});
    await makeAll(memberId);
    const dying = createVault(randomBytes(32).toString('base64url'));
    const broken = {
      ...dying,
      seal: () => {
        throw new Error('killed');
      },
    };
    await expect(announceBatches(line.db, broken, BASE)).rejects.toThrow('killed');
    expect(await mailsOf(email)).toEqual([]);
    await announce();
    expect(await mailsOf(email)).toHaveLength(1);
  });

  it('is noticed when its last two clips end at the same time, thirty times', async () => {
    const { memberId } = await aBatch({});
    for (let round = 0; round < 30; round += 1) {
      const submitted = await submit(memberId, 2);
      const clips = submitted.ok ? submitted.value.creations : [];
      await Promise.all(clips.map(({ id }) => line.creations.cancel(memberId, id)));
    }
    const { rows } = await sql<{ seen: string }>`
      select count(*) filter (where unseen_end_at is null)::text as seen from batch
      where member_id = ${memberId} and count = 2`.execute(line.db);
    expect(rows).toEqual([{ seen: '0' }]);
    await announce();
  });

  it('says how many are ready and failed, and what came back, in text and HTML', async () => {
    const sink = await startSmtpSink();
    const { memberId, email } = await aBatch({});
    await makeAll(memberId);
    await announce();
    const env = readEnv({
      KINORA_SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      KINORA_MAIL_FROM: 'studio@kinora.example',
      KINORA_SUPPORT_EMAIL: 'help@kinora.example',
    });
    const worker = startMail({ env, outbox: createPostgresOutbox(line.db, vault), queue: line.queue });
    const mine = () => sink.taken.filter(({ to }) => to.includes(email));
    await expect.poll(() => mine().length, PATIENT).toBe(1);
    await worker.close();
    await sink.close();
    const [mail] = mine();
    expect(mail && headerOf(mail, 'subject')).toContain('Ihre Clips sind fertig');
    const off = `https://kinora.example/mails/off/${memberId}?signature=s`;
    expect(mail && headerOf(mail, 'list-unsubscribe')).toBe(`<${off}>`);
    expect(mail && headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const words = ['Fertig: 2', 'Fehlgeschlagen: 1', 'Zurückgegebene Credits: 8'];
    const text = mail ? readable(mail.raw) : '';
    for (const word of [...words, 'https://kinora.example/library/', '<dt>Fertig</dt>']) expect(text).toContain(word);
  });

  it.each<Case>([
    { tookMs: LONG_BATCH_MS - 60_000 },
    { isWanted: false },
    { isConfirmed: false },
    { cancels: true },
    { looks: true },
    { looks: false },
  ])('is not mailed where that is not wanted: %o', async (change) => {
    const { mails, batch } = await mailedAfter(change);
    expect(mails).toEqual([]);
    const { unseen_end_at: unseen } = await line.db
      .selectFrom('batch')
      .select('unseen_end_at')
      .where('id', '=', batch)
      .executeTakeFirstOrThrow();
    expect(unseen).toBeNull();
  });
});

/** Quoted-printable as people read it. */
function readable(raw: string): string {
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
