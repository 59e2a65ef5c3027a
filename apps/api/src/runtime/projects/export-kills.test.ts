import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { aDocument, aTrack, aVideoClip } from '../../testing/projects/timelines.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { sendFile } from '../../testing/uploads/send-file.ts';
import { shortVideo } from '../../testing/uploads/short-video.ts';

const PATIENT = { timeout: 90_000, interval: 50 };
const SECOND = 240_000;

const home = mkdtempSync(join(tmpdir(), 'kinora-export-kills-'));
let database: OpenDatabase;
let server: ServerProcess | undefined;
let source: Buffer;
beforeAll(async () => {
  database = await testDatabase();
  source = await shortVideo({ seconds: 2, shape: '1:1' });
}, 60_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await database.close();
  rmSync(home, { recursive: true, force: true });
}, 60_000);

/** Starts server and worker in one process; their address. */
async function start(): Promise<string> {
  server = startServerProcess({
    DATABASE_URL: database.url,
    KINORA_HOME: home,
    KINORA_PORT: '0',
    KINORA_WORKERS: '1',
    KINORA_LEASE: '3',
    KINORA_LIMITS: 'test',
    KINORA_LOW_DISK: '0',
  });
  return (await server.until(/Kinora runs at (\S+)/))[1]?.replace(/\/$/, '') ?? '';
}

async function bring(base: string, member: ApiMember): Promise<string> {
  const id = await sendFile(base, member, source).sending;
  await expect.poll(async () => (await member.call('getUpload', { id })).data.state, PATIENT).toBe('ready');
  return id;
}

/** Ten seconds of the same two. */
function aLongProject(upload: string) {
  const clips = Array.from({ length: 5 }, (_, place) => {
    return aVideoClip({
      id: `clip-${place}`,
      start: place * 2 * SECOND,
      duration: 2 * SECOND,
      sourceDuration: 2 * SECOND,
      mediaId: `upload:${upload}`,
    });
  });
  return aDocument({ tracks: [aTrack({ clips })] });
}

it('goes on with an export whose worker is killed: nothing is lost, and there is one result', async () => {
  const base = await start();
  const ada = await signUpMember(base, 'ada@example.com');
  const document = aLongProject(await bring(base, ada));
  const { data: project } = await ada.call('createProject', { name: 'Five boats', document });
  const request = { width: 360, height: 360, rate: { num: 24, den: 1 }, idempotencyKey: 'key-of-an-export' };
  const { data: asked } = await ada.call('exportProject', { ...request, id: project.id });
  const read = async (member: ApiMember) => (await member.call('getCreation', { id: asked.id })).data;
  await expect.poll(async () => (await read(ada)).phase, PATIENT).toBe('drawing');
  await server?.end('SIGKILL');

  const again = ada.at(await start());
  await expect.poll(async () => (await read(again)).state, PATIENT).toBe('ready');
  const clip = await read(again);
  expect(clip).toMatchObject({ mode: 'edit', result: { width: 360, height: 360 }, receipt: { charged: 0 } });
  expect(clip.result?.seconds).toBeCloseTo(10, 1);
  expect((await again.creations()).map(({ id }) => id)).toEqual([asked.id]);
  // The same key still means the same clip.
  const { data: same } = await again.call('exportProject', { ...request, id: project.id });
  expect(same.id).toBe(asked.id);
  const rows = await database.db
    .selectFrom('asset')
    .select('kind')
    .where('source', '=', `creation:${asked.id}`)
    .orderBy('kind')
    .execute();
  expect(rows.map(({ kind }) => kind)).toEqual(['clip', 'master', 'peaks', 'poster', 'proxy', 'sprite']);
}, 240_000);
