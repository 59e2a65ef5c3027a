import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { atNight } from '@kinora/vitest-config/nightly';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { signUpMember } from '../../testing/api-member.ts';
import { openCuttingProxy } from '../../testing/cutting-proxy.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { lyingBytes } from '../../testing/uploads/lying-bytes.ts';
import { sendFile } from '../../testing/uploads/send-file.ts';
import { shortVideo } from '../../testing/uploads/short-video.ts';

const PATIENT = 300_000;
const POLL = { timeout: 120_000, interval: 250 };
const MEGABYTE = 1_048_576;
const LARGE = atNight(150, 48) * MEGABYTE;

const home = mkdtempSync(join(tmpdir(), 'kinora-large-'));
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
    KINORA_LIMITS: 'test',
    KINORA_LOW_DISK: '0',
  });
  return (await server.until(/Kinora runs at (\S+)/))[1] ?? '';
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const portOf = (url: string) => Number(new URL(url).port);

/** Bytes without order that are the same every time (xorshift, Marsaglia 2003). */
function noise(length: number): Buffer {
  const words = new Uint32Array(length / 4);
  let state = 2_463_534_242;
  for (let index = 0; index < words.length; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[index] = state;
  }
  return Buffer.from(words.buffer);
}

/** A large video: a short clip, and behind it a part of the file that players skip. */
async function largeVideo(): Promise<Buffer> {
  const clip = await shortVideo({ seconds: 1, shape: '16:9' });
  const skipped = noise(LARGE - 8);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(LARGE, 0);
  head.write('free', 4, 'latin1');
  return Buffer.concat([clip, head, skipped]);
}

it(
  'arrives whole and byte for byte over five interruptions, some of them servers that are killed',
  async () => {
    const video = await largeVideo();
    const first = await start('api');
    const restart = async () => {
      await server.end('SIGKILL');
      proxy.aim(portOf(await start('api')));
    };
    const proxy = await openCuttingProxy(portOf(first), [
      { at: 0.08 * LARGE },
      { at: 0.27 * LARGE, act: restart },
      { at: 0.5 * LARGE },
      { at: 0.73 * LARGE, ...atNight({ act: restart }, {}) },
      { at: 0.93 * LARGE },
    ]);
    const ada = await signUpMember(first, 'ada@example.com');
    const { offsets, sending } = sendFile(`http://127.0.0.1:${proxy.port}`, ada, video);
    const id = await sending;
    expect(proxy.cuts()).toBe(5);
    expect(sha256(await lyingBytes(database, home, id))).toBe(sha256(video));
    // Each time it went on from what was there: little was sent twice.
    expect(offsets.length).toBeGreaterThanOrEqual(6);
    expect(offsets.toSorted((one, other) => one - other)).toEqual(offsets);
    expect(offsets.at(-1)).toBeGreaterThan(atNight(100, 10) * MEGABYTE);
    await proxy.close();
    await server.end('SIGTERM');

    const here = ada.at(await start('all'));
    await expect.poll(async () => (await here.call('getUpload', { id })).data.state, POLL).toBe('ready');
    expect((await here.call('getUpload', { id })).data).toMatchObject({
      kind: 'video',
      width: 640,
      height: 360,
      seconds: 1,
    });
  },
  PATIENT,
);
