import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import type { NewMail } from '../../../domain/mail/mail.ts';
import { createVault } from '../../vault.ts';
import { testDatabase } from '../testing/test-database.ts';
import { MAIL_PURPOSE, queueMail } from './queue-mail.ts';

const vault = createVault(randomBytes(32).toString('base64url'));
const mail: NewMail = { key: 'code:1', to: 'ada@example.com', kind: 'code', locale: 'en', values: { code: 'ABC234' } };

it('queues a key once, with a job, and its values sealed', async () => {
  const { db, close } = await testDatabase();
  const queued = await Promise.all([1, 2, 3].map(() => queueMail(db, vault, mail)));
  expect(queued.filter(Boolean)).toHaveLength(1);
  const kept = await db.selectFrom('mail').selectAll().execute();
  expect(kept).toHaveLength(1);
  expect(vault.open(MAIL_PURPOSE, kept[0]?.sealed ?? Buffer.alloc(0))).toEqual({ code: 'ABC234' });
  const jobs = await db.selectFrom('job').select(['lane', 'payload']).execute();
  expect(jobs).toEqual([{ lane: 'mail', payload: { mailId: kept[0]?.id } }]);
  await close();
});

it('goes with the transaction it stands in', async () => {
  const { db, close } = await testDatabase();
  const cut = db.transaction().execute(async (trx) => {
    await queueMail(trx, vault, mail);
    throw new Error('cut');
  });
  await expect(cut).rejects.toThrow('cut');
  expect(await db.selectFrom('mail').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('job').select('id').execute()).toEqual([]);
  await close();
});

it('takes no address that would name another reader', async () => {
  const { db, close } = await testDatabase();
  await expect(queueMail(db, vault, { ...mail, to: 'a@b.example\r\nBcc: c@d.example' })).rejects.toThrow(
    'mail_recipient_check',
  );
  await close();
});
