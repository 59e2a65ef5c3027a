import { nightly } from '@kinora/vitest-config/nightly';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createPostgresLedger } from '../../adapters/postgres/money/postgres-ledger.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { startClipServer, type ClipServer } from '../../testing/creations/clip-server.ts';
import { heavyPicture } from '../../testing/uploads/heavy-picture.ts';
import { sendFile } from '../../testing/uploads/send-file.ts';

const PATIENT = 240_000;
const POLL = { timeout: 90_000, interval: 100 };

let server: ClipServer;
beforeAll(async () => {
  server = await startClipServer();
}, 60_000);
afterAll(() => server.close(), 60_000);

/** A picture of the member that can be used. */
async function bring(member: ApiMember, file: Buffer): Promise<string> {
  const id = await sendFile(server.base, member, file).sending;
  await expect.poll(async () => (await member.call('getUpload', { id })).data.state, POLL).toBe('ready');
  return id;
}

/** Drawn to its end at night; in the gate one kind stands for all, and the others only enter the queue. */
async function finishedAtNight(member: ApiMember, id: string, outcome: object) {
  const told = nightly ? await finished(member, id) : await member.call('cancelCreation', { id });
  expect(told).toMatchObject(nightly ? outcome : { code: 200 });
}

async function finished(member: ApiMember, id: string) {
  const read = async () => (await member.call('getCreation', { id })).data;
  await expect.poll(async () => (await read()).state, POLL).toBe('ready');
  return read();
}

it(
  'draws a scene in the colours of pictures, as often as they are named',
  async () => {
    const eve = await signUpMember(server.base, 'eve@example.com');
    const [one, two] = [await bring(eve, heavyPicture(320, 200)), await bring(eve, heavyPicture(200, 300))];
    const input = { prompt: 'a fox in the snow', resolution: '360p', seconds: 3, references: [one, two] };
    const order = await eve.create('refs-of-eve', { mode: 'reference', input });
    expect(order).toMatchObject({
      code: 200,
      data: { quote: { each: 8 }, creations: [{ mode: 'reference', total: 72 }] },
    });
    await finishedAtNight(eve, order.data.creations[0]?.id ?? '', {
      input: { references: [one, two], prompt: 'a fox in the snow' },
      receipt: { charged: 8 },
      result: { width: 640, height: 360, seconds: 3 },
    });
    const stranger = await signUpMember(server.base, 'mallory@example.com');
    expect(await stranger.create('refs-of-mal', { mode: 'reference', input })).toMatchObject({
      code: 400,
      data: { fields: { 'reference-1': 'unknown-file', 'reference-2': 'unknown-file' } },
    });
    const many = { ...input, references: Array.from({ length: 4 }, () => one) };
    expect(await eve.create('many-of-eve', { mode: 'reference', input: many })).toMatchObject({
      code: 400,
      data: { fields: { references: 'too-many' } },
    });
  },
  PATIENT,
);

it(
  'films one picture and goes from one to another, and takes nobody else’s',
  async () => {
    const ada = await signUpMember(server.base, 'ada@example.com');
    const [first, last] = [await bring(ada, heavyPicture(640, 360)), await bring(ada, heavyPicture(300, 500))];
    const small = { resolution: '360p', seconds: 3 };

    const filmed = await ada.create('one-of-ada', {
      mode: 'image',
      input: { ...small, first, camera: 'orbit', shape: '9:16', prompt: 'snow falls' },
    });
    expect(filmed).toMatchObject({
      code: 200,
      data: { quote: { each: 8 }, creations: [{ mode: 'image', total: 72 }] },
    });
    expect(await finished(ada, filmed.data.creations[0]?.id ?? '')).toMatchObject({
      input: { first, camera: 'orbit', motion: 'medium', prompt: 'snow falls' },
      receipt: { held: 0, charged: 8, returned: 0 },
      result: { width: 360, height: 640, seconds: 3 },
    });

    const between = await ada.create('two-of-ada', { mode: 'first-last', input: { ...small, first, last } });
    expect(between).toMatchObject({ code: 200, data: { creations: [{ mode: 'first-last', input: { first, last } }] } });
    await finishedAtNight(ada, between.data.creations[0]?.id ?? '', {
      input: { first, last },
      result: { width: 640, height: 360, seconds: 3 },
    });

    const bob = await signUpMember(server.base, 'bob@example.com');
    expect(await bob.create('one-of-bob', { mode: 'image', input: { ...small, first } })).toMatchObject({
      code: 400,
      data: { fields: { first: 'unknown-file' } },
    });
    expect(await bob.create('none-of-bob', { mode: 'image', input: small })).toMatchObject({
      code: 400,
      data: { fields: { first: 'missing' } },
    });
    expect((await createPostgresLedger(server.database.db).books()).breaches).toEqual([]);
  },
  PATIENT,
);
