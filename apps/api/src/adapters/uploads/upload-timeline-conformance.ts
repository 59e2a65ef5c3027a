import type { UploadUse } from '@kinora/contracts/uploads';
import { expect, it } from 'vitest';

import { LONG_INTAKE_LANE, type UploadRecord } from '../../domain/uploads/upload.ts';
import { LEASE_MS, REFUSAL, type UploadBench } from './upload-bench.ts';

/** Adds all of an upload at once. */
async function fill({ lock, uploads }: UploadBench, upload: UploadRecord) {
  const held = await lock(upload);
  await uploads.append(held, { position: 0, bytes: upload.bytes, key: 'all' });
}

/** The test of what is brought for timelines. */
export function timelineUploads(get: () => UploadBench): void {
  it('waits in a lane of its own only where it is large', async () => {
    const bench = get();
    const { begin, claim, newMember, uploads } = bench;
    const memberId = await newMember();
    const large = await begin(memberId, 30_000_000, 'timeline');
    await fill(bench, large);
    const job = await claim(LEASE_MS, LONG_INTAKE_LANE);
    expect(await uploads.check(job.lease)).toMatchObject({ id: large.id, use: 'timeline' });
    await uploads.refuse(job.lease, large.id, REFUSAL);
    const small = await begin(memberId, 10, 'timeline');
    await fill(bench, small);
    const next = await claim();
    expect(await uploads.check(next.lease)).toMatchObject({ id: small.id, use: 'timeline' });
    await uploads.refuse(next.lease, small.id, REFUSAL);
  });

  it('is listed for making clips only where one can be made of it', async () => {
    const { newMember, ready, uploads } = get();
    const member = await newMember();
    const video = { type: 'video/mp4', seconds: 60.1, hasSound: true };
    const short = await ready(member, video);
    const long = await ready(member, { ...video, seconds: 70 });
    const sound = await ready(member, { type: 'audio/mp4', width: null, height: null, seconds: 3, hasSound: true });
    const picture = await ready(member);
    const listed = async (use?: UploadUse) =>
      (await uploads.list(member, { limit: 9, use })).uploads.map(({ id }) => id);
    expect(await listed()).toEqual([picture.id, short.id]);
    expect(await listed('timeline')).toEqual([picture.id, sound.id, long.id, short.id]);
    expect(await uploads.find(member, sound.id)).toMatchObject({
      kind: 'sound',
      width: null,
      height: null,
      seconds: 3,
    });
  });
}
