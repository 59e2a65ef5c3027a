import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createVault } from '../../vault.ts';
import type { OpenDatabase } from '../database.ts';
import { MAIL_PURPOSE } from '../mail/queue-mail.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresDevices } from './postgres-devices.ts';

const vault = createVault(randomBytes(32).toString('base64url'));
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function aMember(email: string): Promise<string> {
  return (await database.db.insertInto('member').values({ email }).returning('id').executeTakeFirstOrThrow()).id;
}
const aDevice = (name: string) => ({ hash: randomBytes(32), name, isProven: true });
const mails = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute();

it('remembers a device of a member alone, and tells of a new one once', async () => {
  const devices = createPostgresDevices(database.db, vault);
  const [ada] = [await aMember('ada@example.com'), await aMember('eve@example.com')];
  const [laptop, phone] = [aDevice('Firefox on Linux'), aDevice('Safari on iPhone')];
  await devices.note(ada, laptop, { tell: false });
  expect(await devices.knows('ada@example.com', laptop)).toBe(true);
  expect(await devices.knows('ada@example.com', phone)).toBe(false);
  expect(await devices.knows('eve@example.com', laptop)).toBe(false);
  await devices.note(ada, laptop, { tell: true });
  expect(await mails()).toEqual([]);

  await Promise.all([1, 2, 3].map(() => devices.note(ada, phone, { tell: true })));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'new-sign-in', recipient: 'ada@example.com' });
  expect(vault.open(MAIL_PURPOSE, mail?.sealed ?? Buffer.alloc(0))).toEqual({ device: 'Safari on iPhone' });
});

it('knows a device by an earlier key, and from its next sign-in by the one in use', async () => {
  const devices = createPostgresDevices(database.db, vault);
  const joan = await aMember('joan@example.com');
  const before = aDevice('Firefox on Linux');
  await devices.note(joan, before, { tell: false });
  const after = { ...aDevice('Firefox on Linux'), earlier: [before] };
  expect(await devices.knows('joan@example.com', after)).toBe(true);
  const told = (await mails()).length;
  await devices.note(joan, after, { tell: true });
  expect(await mails()).toHaveLength(told);
  expect(await devices.knows('joan@example.com', before)).toBe(false);
  const { earlier: _, ...later } = after;
  expect(await devices.knows('joan@example.com', later)).toBe(true);
  await devices.note(joan, { ...aDevice('Safari on iPhone'), earlier: [aDevice('')] }, { tell: true });
  expect(await mails()).toHaveLength(told + 1);
});

it('keeps the last use', async () => {
  const devices = createPostgresDevices(database.db, vault);
  const grace = await aMember('grace@example.com');
  const laptop = aDevice('Firefox on Linux');
  await devices.note(grace, laptop, { tell: false });
  await database.db
    .updateTable('member_device')
    .set({ used_at: new Date(0) })
    .where('member_id', '=', grace)
    .execute();
  await devices.note(grace, laptop, { tell: true });
  const row = await database.db
    .selectFrom('member_device')
    .select('used_at')
    .where('member_id', '=', grace)
    .executeTakeFirstOrThrow();
  expect(row.used_at).toBeGreaterThan(0);
});
