import { existsSync } from 'node:fs';
import { stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { atNight, nightly } from '@kinora/vitest-config/nightly';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createPostgresLedger } from '../../adapters/postgres/money/postgres-ledger.ts';
import { createPostgresUploads } from '../../adapters/postgres/uploads/postgres-uploads.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { startClipServer, type ClipServer } from '../../testing/creations/clip-server.ts';
import { sendFile } from '../../testing/uploads/send-file.ts';
import { shortVideo } from '../../testing/uploads/short-video.ts';

const PATIENT = 240_000;
const POLL = { timeout: 90_000, interval: 100 };

let server: ClipServer;
let source: Buffer;
beforeAll(async () => {
  source = await shortVideo({ seconds: 2, shape: '9:16' });
  server = await startClipServer();
}, 60_000);
afterAll(() => server.close(), 60_000);

async function ended(member: ApiMember, id: string, state: string) {
  const read = async () => (await member.call('getCreation', { id })).data;
  await expect.poll(async () => (await read()).state, POLL).toBe(state);
  return read();
}

async function finished(member: ApiMember, id: string) {
  return ended(member, id, 'ready');
}

/** Where what was made of an upload lies. */
async function storedAt(id: string): Promise<string> {
  const { storageKey } = (await createPostgresUploads(server.database.db).filesOf([id]))[0] ?? { storageKey: '' };
  return join(server.home, 'storage', storageKey.slice(-2), storageKey);
}

/** A video of two seconds that the member brings. */
async function bringVideo(member: ApiMember): Promise<string> {
  const id = await sendFile(server.base, member, source).sending;
  await expect.poll(async () => (await member.call('getUpload', { id })).data.state, POLL).toBe('ready');
  return id;
}

it(
  'draws a video anew, in part, in another shape, longer or backwards',
  async () => {
    const ada = await signUpMember(server.base, 'ada@example.com');
    const video = await bringVideo(ada);
    const small = { resolution: '360p', seconds: 3, video };

    const drawn = await ada.create('drawn-anew', {
      mode: 'video',
      input: { ...small, style: 'comic', from: 1, shape: '1:1', sound: 'music', prompt: 'snow' },
    });
    expect(drawn).toMatchObject({ code: 200, data: { quote: { each: 8 }, creations: [{ mode: 'video' }] } });
    expect(await finished(ada, drawn.data.creations[0]?.id ?? '')).toMatchObject({
      input: { ...small, style: 'comic', from: 1, shape: '1:1' },
      receipt: { held: 0, charged: 8, returned: 0 },
      // The video has one second more.
      result: { width: 360, height: 360, seconds: 1 },
    });

    const longer = await ada.create('longer-one', {
      mode: 'video',
      input: { ...small, style: 'keep', pace: 'extend' },
    });
    expect(await finished(ada, longer.data.creations[0]?.id ?? '')).toMatchObject({
      result: { width: 360, height: 640, seconds: 3 },
    });

    const refusals = [
      [{ ...small, from: 2 }, { from: 'out-of-range' }],
      [{ ...small, from: -1 }, { from: 'out-of-range' }],
      [{ ...small, style: 'storybook' }, { style: 'not-supported' }],
      [{ resolution: '360p' }, { video: 'missing' }],
    ] as const;
    for (const [index, [input, fields]] of refusals.entries()) {
      const answer = await ada.create(`refused-${String(index)}`, { mode: 'video', input });
      expect(answer).toMatchObject({ code: 400, data: { fields } });
    }
    expect(
      await ada.create('no-picture', { mode: 'image', input: { resolution: '360p', first: video } }),
    ).toMatchObject({
      code: 400,
      data: { fields: { first: 'wrong-kind' } },
    });
    const bob = await signUpMember(server.base, 'bob@example.com');
    expect(await bob.create('one-of-bob', { mode: 'video', input: small })).toMatchObject({
      code: 400,
      data: { fields: { video: 'unknown-file' } },
    });
    expect((await createPostgresLedger(server.database.db).books()).breaches).toEqual([]);
  },
  PATIENT,
);

it(
  'shows a small poster of a video, to its owner alone and as long as it is there',
  async () => {
    const [dora, eve] = [
      await signUpMember(server.base, 'dora@example.com'),
      await signUpMember(server.base, 'envious@example.com'),
    ];
    const id = await bringVideo(dora);
    const posterOf = async () => (await dora.call('getUpload', { id })).data.poster;
    await expect.poll(posterOf, POLL).toMatch(/^\/media\/.+signature=/);
    const address = `${server.base}${(await posterOf()) ?? ''}`;
    const answer = await fetch(address);
    const head = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect([head.subarray(8, 12).toString(), head.length < 60_000]).toEqual(['WEBP', true]);
    expect((await dora.call('listUploads', {})).data.uploads).toMatchObject([{ id, poster: await posterOf() }]);

    expect(await eve.call('getUpload', { id })).toMatchObject({ code: 404 });
    expect((await eve.call('listUploads', {})).data.uploads).toEqual([]);
    const [bare = ''] = address.split('?');
    for (const wrong of [bare, `${bare}?expires=9999999999999&signature=x`]) {
      expect((await fetch(wrong)).status).toBe(404);
    }
    const { url } = (await dora.call('exportAccount', {})).data;
    const exported = (await (await fetch(`${server.base}${url}`)).json()) as { uploads: Record<string, object>[] };
    expect(Object.keys(exported.uploads[0]?.['files'] ?? {}).toSorted()).toEqual(['file', 'poster']);
    expect(exported.uploads[0]).not.toHaveProperty('posterId');

    const headers = { token: dora.token, 'tus-resumable': '1.0.0' };
    await fetch(`${server.base}/api/kinora/uploads/${id}`, { method: 'DELETE', headers });
    expect((await fetch(address)).status).toBe(404);
    const lies = join(server.home, 'storage', 'er', `${id}-upload-poster`);
    await expect.poll(() => existsSync(lies), POLL).toBe(false);
  },
  PATIENT,
);

it(
  'says that a video cannot be read, gives the credits back, and tries no second time',
  async () => {
    const eve = await signUpMember(server.base, 'eve@example.com');
    const video = await bringVideo(eve);
    const file = await storedAt(video);
    const { size } = await stat(file);
    const breaks = {
      short: () => truncate(file, Math.floor(size / 2)),
      ...atNight({ empty: () => truncate(file, 0), other: () => writeFile(file, '<html>'.repeat(1000)) }, {}),
    };
    const { total } = (await eve.call('integral', {})).data;
    for (const [name, breakFile] of Object.entries(breaks)) {
      await breakFile();
      const asked = await eve.create(`of-a-${name}-file`, {
        mode: 'video',
        input: { resolution: '360p', seconds: 3, style: 'comic', video },
      });
      expect(await ended(eve, asked.data.creations[0]?.id ?? '', 'failed')).toMatchObject({
        failure: { reason: 'bad-file', kind: 'bad-input', retryable: false },
        receipt: { held: 0, charged: 0, returned: 8, reason: 'bad-file' },
        result: null,
      });
    }
    expect((await eve.call('integral', {})).data.total).toBe(total);
    const attempts = await server.database.db
      .selectFrom('creation')
      .select('attempt')
      .where('state', '=', 'failed')
      .execute();
    expect(attempts.map(({ attempt }) => attempt)).toEqual(Object.keys(breaks).map(() => 1));
    expect((await createPostgresLedger(server.database.db).books()).breaches).toEqual([]);
  },
  PATIENT,
);

it(
  'takes a clip of the member as the video, without a byte on the way, and names it as the parent',
  async () => {
    const zoe = await signUpMember(server.base, 'zoe@example.com');
    const asked = await zoe.create('the-first', {
      input: { prompt: 'a kite', resolution: '360p', seconds: 3, shape: '1:1' },
    });
    const { id } = await finished(zoe, asked.data.creations[0]?.id ?? '');
    const { data: upload } = await zoe.call('uploadClip', { id });
    expect(upload).toMatchObject({ state: 'ready', kind: 'video', name: 'a kite.mp4', seconds: 3 });
    expect(await zoe.call('uploadClip', { id })).toMatchObject({ code: 200, data: { id: upload.id } });

    const anew = { resolution: '360p', seconds: 3, shape: '1:1', style: 'comic', video: upload.id } as const;
    const second = await zoe.create('the-second', { mode: 'video', input: anew });
    const made = await finished(zoe, second.data.creations[0]?.id ?? '');
    expect(made).toMatchObject({ parents: [id], result: { seconds: 3 } });
    expect(await zoe.call('libraryRelatives', { id })).toMatchObject({ data: { made: { items: [{ id: made.id }] } } });

    // The upload outlives the clip it was made of.
    if (!nightly) return;
    await zoe.call('changeLibrary', { ids: [id], act: 'trash' });
    await zoe.call('emptyTrash', {});
    const third = await zoe.create('the-third', { mode: 'video', input: { ...anew, style: 'noir' } });
    expect(await finished(zoe, third.data.creations[0]?.id ?? '')).toMatchObject({ result: { seconds: 3 } });
  },
  PATIENT,
);
