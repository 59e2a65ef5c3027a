import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { atNight, nightly } from '@kinora/vitest-config/nightly';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { createPostgresLedger } from '../../adapters/postgres/money/postgres-ledger.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { openCuttingProxy } from '../../testing/cutting-proxy.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { heavyPicture } from '../../testing/uploads/heavy-picture.ts';
import { lyingBytes } from '../../testing/uploads/lying-bytes.ts';
import { sendFile } from '../../testing/uploads/send-file.ts';

const PATIENT = 240_000;
const POLL = { timeout: 90_000, interval: 100 };
const MEGABYTE = 1_048_576;

const home = mkdtempSync(join(tmpdir(), 'kinora-effect-'));
let database: OpenDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.close();
  rmSync(home, { recursive: true, force: true });
}, 60_000);

async function start(role: 'all' | 'api'): Promise<string> {
  server = startServerProcess({
    DATABASE_URL: database.url,
    KINORA_HOME: home,
    KINORA_ROLE: role,
    KINORA_PORT: '0',
    KINORA_WORKERS: '1',
    KINORA_LEASE: '3',
    KINORA_LIMITS: 'test',
    KINORA_LOW_DISK: '0',
  });
  return (await server.until(/Kinora runs at (\S+)/))[1] ?? '';
}

const portOf = (url: string) => Number(new URL(url).port);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const creationOf = async (member: ApiMember, id: string) => (await member.call('getCreation', { id })).data;
const untilRunning = (member: ApiMember, id: string) =>
  expect.poll(async () => (await creationOf(member, id)).state, POLL).toBe('running');

it(
  'becomes of a picture whose sending is cut, at night by a server and a worker that are killed',
  async () => {
    const picture = heavyPicture(1280, 800);
    const first = await start(atNight('api', 'all'));
    const restart = async () => {
      await server.end('SIGKILL');
      proxy.aim(portOf(await start('api')));
    };
    const proxy = await openCuttingProxy(portOf(first), [
      { at: 0.6 * MEGABYTE },
      { at: atNight(2, 1.4) * MEGABYTE, ...atNight({ act: restart }, {}) },
      { at: atNight(3, 2.2) * MEGABYTE },
    ]);
    const ada = await signUpMember(first, 'ada@example.com');
    const { offsets, sending } = sendFile(`http://127.0.0.1:${proxy.port}`, ada, picture);
    const upload = await sending;
    expect(sha256(await lyingBytes(database, home, upload))).toBe(sha256(picture));
    // It went on from what was there, not from the start.
    expect(proxy.cuts()).toBe(3);
    expect(offsets.length).toBeGreaterThanOrEqual(4);
    expect(offsets.at(-1)).toBeGreaterThan(500_000);
    await proxy.close();
    if (nightly) await server.end('SIGTERM');

    let here = ada.at(nightly ? await start('all') : first);
    await expect.poll(async () => (await here.call('getUpload', { id: upload })).data.state, POLL).toBe('ready');
    const { data: ready } = await here.call('getUpload', { id: upload });
    expect(ready).toMatchObject({
      name: 'Ada – “ball”.png',
      kind: 'picture',
      width: 1280,
      height: 800,
      refusal: null,
    });
    expect((await here.call('listUploads', {})).data.uploads).toEqual([expect.objectContaining({ id: upload })]);

    const input = { effect: 'vertigo', first: upload, resolution: '360p', shape: '1:1' };
    const asked = await here.create('an-effect-of-ada', { mode: 'effect', input });
    expect(asked).toMatchObject({ code: 200, data: { balance: 32, creations: [{ mode: 'effect', total: 120 }] } });
    const id = asked.data.creations[0]?.id ?? '';
    if (nightly) {
      await untilRunning(here, id);
      await server.end('SIGKILL');
      here = ada.at(await start('all'));
    }
    await expect.poll(async () => (await creationOf(here, id)).state, POLL).toBe('ready');
    const clip = await creationOf(here, id);
    expect(clip).toMatchObject({ receipt: { held: 0, charged: 8, returned: 0 }, result: { width: 360, seconds: 5 } });
    const base = (await server.until(/Kinora runs at (\S+)/))[1] ?? '';
    const part = await fetch(`${base}${clip.result?.url ?? ''}`, { headers: { range: 'bytes=4-11' } });
    expect([part.status, part.headers.get('content-type'), (await part.text()).slice(0, 4)]).toEqual([
      206,
      'video/mp4',
      'ftyp',
    ]);
    const books = await createPostgresLedger(database.db).books();
    expect(books.breaches).toEqual([]);

    const { token } = ada;
    const headers = { token, 'tus-resumable': '1.0.0' };
    const removed = await fetch(`${base}/api/kinora/uploads/${upload}`, { method: 'DELETE', headers });
    expect([removed.status, (await fetch(`${base}${ready.url ?? ''}`)).status]).toEqual([204, 404]);
    expect(await here.call('retryCreation', { id, gold_coins: 8, idempotencyKey: 'again-of-ada' })).toMatchObject({
      code: 400,
      data: { fields: { first: 'unknown-file' } },
    });
    expect(await here.call('integral', {})).toMatchObject({ data: { total: 32 } });
  },
  PATIENT,
);
