import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { INTAKE_LANE, LONG_INTAKE_LANE, uploadKey } from '../../domain/uploads/upload.ts';
import { FILE, LEASE_MS, REFUSAL, uploadBench, type UploadBench, type UploadsUnderTest } from './upload-bench.ts';
import { timelineUploads } from './upload-timeline-conformance.ts';

function receiving(get: () => UploadBench): void {
  it('is announced with nothing of it there, and belongs to its member alone', async () => {
    const { begin, newMember, uploads } = get();
    const [member, other] = [await newMember(), await newMember()];
    const upload = await begin(member);
    expect(upload).toMatchObject({ name: 'ada.jpg', state: 'receiving', bytes: 10, received: 0, kind: null });
    expect(await uploads.find(member, upload.id)).toEqual(upload);
    for (const id of [upload.id, randomUUID(), 'no id']) expect(await uploads.find(other, id)).toBeUndefined();
    expect(await uploads.lock(other, upload.id, LEASE_MS)).toEqual({ ok: false, failure: 'unknown' });
    expect(await uploads.remove(other, upload.id)).toBe(false);
  });

  it('is refused where its member has too many unfinished ones or too many bytes here', async () => {
    const { newMember, uploads } = get();
    const memberId = await newMember();
    const begin = (bytes: number) => uploads.begin({ memberId, name: 'a', bytes }, { unfinished: 2, bytes: 100 });
    const full = { ok: false, failure: 'uploads-full' };
    expect(await begin(101)).toEqual(full);
    expect(await begin(60)).toMatchObject({ ok: true });
    expect(await begin(41)).toEqual(full);
    expect(await begin(40)).toMatchObject({ ok: true });
    expect(await begin(0)).toEqual({ ok: false, failure: 'too-many-uploads' });
  });

  it('grows by parts that follow on each other, and then waits for being looked at', async () => {
    const { begin, claim, lock, newMember, uploads } = get();
    const upload = await begin(await newMember());
    const held = await lock(upload);
    const append = (position: number, bytes: number) =>
      uploads.append(held, { position, bytes, key: `at-${position}` });
    expect([await append(0, 4), await append(0, 4), await append(5, 1), await append(4, 7)]).toEqual([
      4,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await uploads.find(upload.memberId, upload.id)).toMatchObject({ state: 'receiving', received: 4 });
    expect(await append(4, 6)).toBe(10);
    expect(await uploads.find(upload.memberId, upload.id)).toMatchObject({ state: 'checking', received: 10 });
    const job = await claim();
    expect(await uploads.check(job.lease)).toEqual({
      id: upload.id,
      memberId: upload.memberId,
      bytes: 10,
      use: 'creation',
      parts: ['at-0', 'at-4'],
    });
    await uploads.refuse(job.lease, upload.id, REFUSAL);
  });

  it('waits for being looked at when it is empty, too', async () => {
    const { begin, claim, newMember, uploads } = get();
    const upload = await begin(await newMember(), 0);
    expect(upload.state).toBe('checking');
    const { lease } = await claim();
    expect(await uploads.check(lease)).toMatchObject({ id: upload.id, parts: [] });
    await uploads.refuse(lease, upload.id, REFUSAL);
  });
}

function locking(get: () => UploadBench): void {
  it('is taken by one at a time, who hears that another wants it', async () => {
    const { begin, lock, newMember, uploads } = get();
    const upload = await begin(await newMember());
    const { id, memberId } = upload;
    const held = await lock(upload);
    expect(await uploads.keep(held, LEASE_MS)).toBe('held');
    expect(await uploads.lock(memberId, id, LEASE_MS)).toEqual({ ok: false, failure: 'locked' });
    expect(await uploads.keep(held, LEASE_MS)).toBe('wanted');
    await uploads.unlock(held);
    expect(await uploads.keep(held, LEASE_MS)).toBe('lost');
    const races = await Promise.all(Array.from({ length: 8 }, () => uploads.lock(memberId, id, LEASE_MS)));
    expect(races.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('passes on when its holder has been silent, who then can add nothing', async () => {
    const { begin, lock, newMember, uploads } = get();
    const upload = await begin(await newMember());
    const silent = await uploads.lock(upload.memberId, upload.id, 20);
    if (!silent.ok) throw new Error(silent.failure);
    await expect
      .poll(() =>
        lock(upload).then(
          () => 'taken',
          () => 'held',
        ),
      )
      .toBe('taken');
    expect(await uploads.append(silent.value, { position: 0, bytes: 4, key: 'late' })).toBeUndefined();
    expect(await uploads.keep(silent.value, LEASE_MS)).toBe('lost');
  });
}

function judging(get: () => UploadBench): void {
  it('becomes ready with a file, once', async () => {
    const { complete, newMember, uploads } = get();
    const member = await newMember();
    const { upload, job } = await complete(member);
    const file = { ...FILE, storageKey: uploadKey(upload.id) };
    expect(await uploads.accept({ ...job.lease, token: randomUUID() }, upload.id, file)).toBe('stale');
    expect(await uploads.accept(job.lease, upload.id, file)).toBe('ended');
    expect(await uploads.accept(job.lease, upload.id, file)).toBe('ended');
    expect(await uploads.refuse(job.lease, upload.id, REFUSAL)).toBe('stale');
    const ready = await uploads.find(member, upload.id);
    expect(ready).toMatchObject({ state: 'ready', kind: 'picture', width: 1200, height: 800, seconds: null });
    expect(ready?.assetId).toEqual(expect.any(String));
    expect(await uploads.filesOf([upload.id, randomUUID()])).toEqual([
      {
        id: upload.id,
        storageKey: file.storageKey,
        type: FILE.type,
        width: FILE.width,
        height: FILE.height,
        seconds: FILE.seconds,
      },
    ]);
    expect(await uploads.check(job.lease)).toBeUndefined();
  });

  it('is refused with a reason', async () => {
    const { complete, newMember, uploads } = get();
    const member = await newMember();
    const { upload, job } = await complete(member);
    expect(await uploads.refuse(job.lease, upload.id, REFUSAL)).toBe('ended');
    expect(await uploads.find(member, upload.id)).toMatchObject({ state: 'refused', refusal: REFUSAL, assetId: null });
    expect(await uploads.list(member, { limit: 5 })).toEqual({ uploads: [], next: null });
  });

  it('is listed in pages when it is ready, newest first', async () => {
    const { begin, newMember, ready, uploads } = get();
    const member = await newMember();
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) made.push((await ready(member)).id);
    await begin(member);
    const first = await uploads.list(member, { limit: 2 });
    const second = await uploads.list(member, { limit: 2, cursor: first.next ?? '' });
    expect([...first.uploads, ...second.uploads].map(({ id }) => id)).toEqual(made.toReversed());
    expect(second.next).toBeNull();
    expect((await uploads.list(member, { limit: 9, cursor: 'rubbish' })).uploads).toHaveLength(3);
  });
}

function removing(get: () => UploadBench): void {
  it('is gone for its member at once, and in all when its files are', async () => {
    const { newMember, ready, uploads } = get();
    const member = await newMember();
    const { id } = await ready(member);
    expect([await uploads.remove(member, id), await uploads.remove(member, id)]).toEqual([true, false]);
    expect(await uploads.find(member, id)).toBeUndefined();
    expect(await uploads.filesOf([id])).toHaveLength(1);
    expect(await uploads.removed()).toContain(id);
    await uploads.forget(id);
    expect(await uploads.filesOf([id])).toEqual([]);
    expect(await uploads.removed()).not.toContain(id);
  });

  it('stops what adds to it and what looks at it', async () => {
    const { begin, complete, lock, newMember, queue, uploads } = get();
    const member = await newMember();
    const half = await begin(member);
    const held = await lock(half);
    await uploads.remove(member, half.id);
    expect(await uploads.keep(held, LEASE_MS)).toBe('lost');
    expect(await uploads.append(held, { position: 0, bytes: 4, key: 'late' })).toBeUndefined();
    const { upload, job } = await complete(member);
    await uploads.remove(member, upload.id);
    const [beat] = await queue.beat([job.lease], LEASE_MS);
    expect(beat).toMatchObject({ isCancelRequested: true });
    expect(await uploads.check(job.lease)).toBeUndefined();
    expect(await uploads.accept(job.lease, upload.id, { ...FILE, storageKey: 'late-upload' })).toBe('removed');
    expect(await queue.beat([job.lease], LEASE_MS)).toEqual([]);
  });

  it('needs its parts until it was looked at', async () => {
    const { begin, newMember, ready, uploads } = get();
    const member = await newMember();
    const [half, done, gone] = [await begin(member), await ready(member), await begin(member)];
    await uploads.remove(member, gone.id);
    expect(await uploads.needingParts([half.id, done.id, gone.id, randomUUID(), 'no id'])).toEqual([half.id]);
    expect(await uploads.expire()).toBe(0);
    await uploads.forget(half.id);
    expect(await uploads.find(member, half.id)).toBeDefined();
  });
}

/** The whole test of `Uploads` with its queue: every set of adapters runs it. */
export function conformsToUploads(create: () => Promise<UploadsUnderTest>): void {
  let bench: UploadBench;
  const get = () => bench;
  beforeAll(async () => {
    const under = await create();
    for (const name of [INTAKE_LANE, LONG_INTAKE_LANE])
      await under.queue.configure({ name, maxRunning: 1000, memberCap: 1000 });
    bench = await uploadBench(under);
  });
  describe('an upload', () => {
    receiving(get);
  });
  describe('an upload for a timeline', () => {
    timelineUploads(get);
  });
  describe('its lock', () => {
    locking(get);
  });
  describe('an upload that was looked at', () => {
    judging(get);
  });
  describe('an upload that is removed', () => {
    removing(get);
  });
}
