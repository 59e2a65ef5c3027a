import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

import { createPostgresPhotos } from '../../adapters/postgres/identity/account/postgres-photos.ts';
import { createPostgresProjects } from '../../adapters/postgres/projects/postgres-projects.ts';
import { createPostgresUploadPosters } from '../../adapters/postgres/uploads/postgres-upload-posters.ts';
import { versionOf } from '../../domain/projects/project-version.ts';
import { POSTER_LANE, posterKey } from '../../domain/uploads/upload-posters.ts';
import { uploadKey } from '../../domain/uploads/upload.ts';
import type { ClipLine } from '../creations/clip-line.ts';
import { createScriptedProvider } from '../creations/scripted-provider.ts';
import { aDocument } from '../projects/timelines.ts';

const PATIENT = { timeout: 20_000, interval: 20 };

/** Five bytes under a key of the storage. */
export async function put(line: ClipLine, key: string): Promise<void> {
  const path = join(line.home, `${key}.source`);
  writeFileSync(path, 'bytes');
  await line.storage.put(key, { path, bytes: 5 });
}

/** An upload of a member that was looked at, with a file. */
export async function aReadyUpload(line: ClipLine, memberId: string, type = 'image/webp'): Promise<string> {
  const begun = await line.uploads.begin({ memberId, name: 'holiday.png', bytes: 0 }, { unfinished: 9, bytes: 1e6 });
  if (!begun.ok) throw new Error(begun.failure);
  const { id } = begun.value;
  const job = await line.queue.claim({ lane: 'intake', worker: 'w', leaseMs: 5000 });
  if (!job) throw new Error('nothing to look at');
  await put(line, uploadKey(id));
  const file = { storageKey: uploadKey(id), type, bytes: 5, checksum: '', width: 1, height: 1 };
  await line.uploads.accept(job.lease, id, { ...file, seconds: type.startsWith('image/') ? null : 2 });
  return id;
}

/** A video of a member, with a poster. */
async function aVideo(line: ClipLine, memberId: string): Promise<string> {
  const id = await aReadyUpload(line, memberId, 'video/mp4');
  const job = await line.queue.claim({ lane: POSTER_LANE, worker: 'w', leaseMs: 5000 });
  if (!job) throw new Error('nothing to draw');
  await put(line, posterKey(id));
  const file = { kind: 'poster' as const, storageKey: posterKey(id), type: 'image/webp', bytes: 5, checksum: '' };
  await createPostgresUploadPosters(line.db).end(job.lease, id, [file]);
  return id;
}

/** Everything an account can hold, and a wish to be gone tomorrow. */
export async function aFullAccount(line: ClipLine) {
  const { memberId, id, read } = await line.order();
  const email = `${memberId}@home.example`;
  const worker = line.startWorker(createScriptedProvider({ folder: line.workFolder, pace: 0 }));
  await expect.poll(async () => (await read()).record?.state, PATIENT).toBe('ready');
  await worker.close();
  const upload = await aReadyUpload(line, memberId);
  const video = await aVideo(line, memberId);
  const photos = createPostgresPhotos(line.db);
  const photo = await photos.plan(memberId, upload);
  if (!photo) throw new Error('no picture');
  await put(line, photo.storageKey);
  await photos.show(memberId, photo.id);
  const owned = { member_id: memberId, hash: Buffer.from(memberId), email, expires_at: new Date() };
  const { db } = line;
  const changed = { email, name: 'Ada', notice_email: `n.${email}`, deletion_at: new Date(Date.now() + 86_400_000) };
  await db.updateTable('member').set(changed).where('id', '=', memberId).execute();
  await db
    .insertInto('address_proof')
    .values({ ...owned, purpose: 'notice' })
    .execute();
  await db
    .insertInto('session')
    .values({ member_id: memberId, kind: 'member', token_hash: owned.hash, expires_at: new Date(), device: 'Ada’s' })
    .execute();
  await db.insertInto('mail').values({ key: email, recipient: email, kind: 'welcome', locale: 'en' }).execute();
  const wrote = { topic: 'clip', email, message: 'I am Ada', member_id: memberId };
  await db.insertInto('support_message').values(wrote).execute();
  await createPostgresProjects(db).create(memberId, versionOf(aDocument({ name: 'A film by Ada' })));
  const seen = { member_id: memberId, kind: 'sign-in', address_hash: owned.hash, detail: '{"a":"Ada"}' };
  await db.insertInto('security_event').values(seen).execute();
  return { memberId, email, clip: id, upload, video, photo: photo.storageKey };
}
