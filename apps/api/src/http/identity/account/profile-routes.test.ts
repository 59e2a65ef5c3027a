import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../../adapters/identity/memory-identity.ts';
import { uploadKey } from '../../../domain/uploads/upload.ts';
import { memberAt } from '../../../testing/api-member.ts';
import { accountsOf } from '../../../testing/identity/own-account.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let aMember: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  product = await startTestProduct({}, {}, { passwords: plainPasswords });
  aMember = accountsOf(product);
}, 60_000);
afterAll(() => product.close());

/** A ready picture of a member, as if it had been looked at. */
async function aPicture(memberId: string) {
  const begun = await product.uploads.begin({ memberId, name: 'me.png', bytes: 9 }, { unfinished: 99, bytes: 1e6 });
  if (!begun.ok) throw new Error(begun.failure);
  const { id } = begun.value;
  const path = join(product.env.home, id);
  writeFileSync(path, `picture ${id}`);
  await product.storage.put(uploadKey(id), { path, bytes: 1 });
  const key = uploadKey(id);
  await sql`with file as (
      insert into asset (kind, owner, source, bytes, checksum, type, storage_key)
      values ('upload', ${memberId}, ${`upload:${id}`}, 9, '', 'image/webp', ${key}) returning id
    ) update upload set state = 'ready', received = 9, asset_id = file.id from file where upload.id = ${id}`.execute(
    product.db,
  );
  return id;
}

const textAt = async (address: string | null) => {
  const response = await fetch(`${product.url}${address ?? ''}`);
  return [response.status, await response.text()];
};

describe('a profile', () => {
  it('has a name of one line, tidied', async () => {
    const ada = await aMember();
    const edited = await ada.call('editProfile', { name: '  A\u0064a\u0007\n  Love\u006ce\u0301  ' });
    expect(edited).toMatchObject({ code: 200, data: { name: 'Ada Lovelé', photo: null, deletionAt: null } });
    expect(await ada.call('accountIndex', {})).toMatchObject({ data: { first_name: 'Ada Lovelé', head_photo: null } });
    expect(await ada.call('editProfile', {})).toMatchObject({ code: 200, data: { name: 'Ada Lovelé' } });
    const wrong = await ada.call('editProfile', { name: 7 as unknown as string });
    expect(wrong).toMatchObject({ code: 400, data: { fields: { name: 'wrong-type' } } });
  });

  it('mails of long clips only where its member wants that', async () => {
    const ada = await aMember();
    expect((await ada.call('getProfile', {})).data.mailsLongClips).toBe(false);
    expect((await ada.call('editProfile', { mailsLongClips: true })).data).toMatchObject({ mailsLongClips: true });
    expect((await ada.call('editProfile', { name: 'Ada' })).data).toMatchObject({ mailsLongClips: true, name: 'Ada' });
    expect((await ada.call('editProfile', { mailsLongClips: false })).data.mailsLongClips).toBe(false);
    const wrong = await ada.call('editProfile', { mailsLongClips: 'yes' as unknown as boolean });
    expect(wrong).toMatchObject({ code: 400, data: { fields: { mailsLongClips: 'wrong-type' } } });
  });

  it('shows a picture that outlives its upload, until another one takes its place', async () => {
    const ada = await aMember();
    const upload = await aPicture(ada.id);
    const { data } = await ada.call('editProfile', { photo: upload });
    expect(await textAt(data.photo)).toEqual([200, `picture ${upload}`]);
    await product.uploads.remove(ada.id, upload);
    expect((await ada.signIn()).data.head_photo).toBe(data.photo);
    expect((await ada.call('accountIndex', {})).data.head_photo).toBe(data.photo);
    expect(await textAt(data.photo)).toEqual([200, `picture ${upload}`]);
    const other = await aPicture(ada.id);
    const next = await ada.call('editProfile', { photo: other });
    expect(await textAt(next.data.photo)).toEqual([200, `picture ${other}`]);
    expect((await textAt(data.photo))[0]).toBe(404);
    expect(await ada.call('editProfile', { photo: '' })).toMatchObject({ code: 200, data: { photo: null } });
  });

  it('takes nobody else’s picture and none that is not ready', async () => {
    const [ada, eve] = [await aMember(), await aMember()];
    const begun = await product.uploads.begin({ memberId: eve.id, name: 'a', bytes: 9 }, { unfinished: 9, bytes: 100 });
    const unready = begun.ok ? begun.value.id : '';
    for (const photo of [await aPicture(ada.id), unready, randomUUID()]) {
      expect(await eve.call('editProfile', { photo, name: 'Eve' })).toMatchObject({ code: 404, msg: 'unknown-upload' });
    }
    expect(await eve.call('getProfile', {})).toMatchObject({ data: { photo: null, name: '' } });
  });
});

describe('sessions', () => {
  it('are listed, ended one by one, and unknown to others', async () => {
    const [ada, eve] = [await aMember(), await aMember()];
    const other = await ada.again();
    const { data } = await ada.call('listSessions', {});
    expect(data.sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect(JSON.stringify(data)).not.toMatch(/hash|token|binding/);
    const id = data.sessions[1]?.id ?? '';
    expect(await eve.call('endSession', { id })).toMatchObject({ code: 404, msg: 'unknown-session' });
    expect((await other.call('getProfile', {})).code).toBe(200);
    expect(await ada.call('endSession', { id })).toMatchObject({ code: 200, data: null });
    expect((await other.call('getProfile', {})).code).toBe(401);
    expect(await ada.call('endSession', { id })).toMatchObject({ code: 404 });
    expect((await ada.call('listSessions', {})).data.sessions).toHaveLength(1);
  });

  it('end all at once but for this one', async () => {
    const ada = await aMember();
    const others = [await ada.again(), await ada.again()];
    expect(await ada.call('endSession', { id: 'others' })).toMatchObject({ code: 200 });
    for (const other of others) expect((await other.call('getProfile', {})).code).toBe(401);
    expect((await ada.call('getProfile', {})).code).toBe(200);
  });

  it('are ended once by two who end the same, time after time', async () => {
    const ada = await aMember();
    for (let round = 0; round < atNight(50, 4); round += 1) {
      await product.sessions.open({ kind: 'member', id: ada.id }, null);
      const { sessions } = (await ada.call('listSessions', {})).data;
      const id = sessions.find(({ isThis }) => !isThis)?.id ?? '';
      const codes = await Promise.all([1, 2].map(async () => (await ada.call('endSession', { id })).code));
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 404]);
    }
  });
});

it('answers nobody but members', async () => {
  const names = ['getProfile', 'listSessions', 'exportAccount', 'deleteAccount', 'keepAccount'] as const;
  const guest = memberAt(product.url, await product.sessions.openGuest(null));
  for (const name of names) {
    expect(await guest.call(name, {})).toMatchObject({ code: 403, data: { reason: 'members-only' } });
    expect((await memberAt(product.url, '').call(name, {})).code).toBe(401);
  }
});
