import { copyFile, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { VideoFormat } from '../limits.ts';
import { pathOf } from '../testing/fixture-files.ts';
import { nodeAvIntake } from './node-av-intake.ts';
import { performIntake } from './perform-intake.ts';

let folder: string;
let server: Server;
let hits = 0;
let address: string;

/** Long ago, and not yet read since it was written: the next reading is noted on any disk that notes readings. */
async function neverRead(file: string) {
  await utimes(file, new Date('2001-01-01'), new Date('2002-01-01'));
}
const lastRead = async (file: string) => (await stat(file)).atime.getFullYear();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-perform-'));
  server = createServer((socket) => {
    hits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, it has an address with one.
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/canary.mp4`;
  await copyFile(await pathOf('index-first.mp4'), join(folder, 'canary.mp4'));
  await neverRead(join(folder, 'canary.mp4'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const PLAYLISTS = {
  hls: (target: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n${target}\n#EXT-X-ENDLIST\n`,
  concat: (target: string) => `ffconcat version 1.0\nfile ${target}\n`,
  dash: (target: string) =>
    `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet>` +
    `<Representation id="1" mimeType="video/mp4"><BaseURL>${target}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  session: () => 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\n',
};

const aJob = (source: string, format: VideoFormat = 'mp4') => ({
  sniffed: { kind: 'video', format } as const,
  use: 'creation' as const,
  folder,
  source,
  target: join(folder, 'result'),
  ffmpegPath: null,
});

const quiet = () => undefined;

it('follows no playlist, even when nobody looked at its first bytes', async () => {
  const canary = join(folder, 'canary.mp4');
  for (const [name, text] of Object.entries(PLAYLISTS)) {
    for (const target of [address, canary, 'canary.mp4']) {
      const file = join(folder, name);
      await writeFile(file, text(target));
      for (const format of ['mp4', 'webm'] as const) {
        await expect(nodeAvIntake.probe({ file, format, mostSeconds: 60 })).rejects.toMatchObject({ code: 'EMEDIA' });
      }
    }
  }
  expect(hits).toBe(0);
  expect(await lastRead(canary)).toBe(2001);
});

it('opens no address, even when one is handed in as a path', async () => {
  await expect(nodeAvIntake.probe({ file: address, format: 'mp4', mostSeconds: 60 })).rejects.toThrow('No such file');
  expect(hits).toBe(0);
});

it('makes a film of a film, and tells how far it is', async () => {
  const told: number[] = [];
  const end = await performIntake(aJob(await pathOf('index-first.mp4')), (done) => told.push(done));
  expect(end).toMatchObject({ kind: 'done', report: { kind: 'video', frames: 12, codec: 'node-av' } });
  expect(told[0]).toBe(0);
  expect(told.at(-1)).toBe(1);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
});

it('says that the disk is full', async () => {
  const job = { ...aJob(await pathOf('index-first.mp4')), target: '/dev/full' };
  expect(await performIntake(job, quiet)).toMatchObject({ kind: 'refused', refusal: { reason: 'disk-full' } });
});

it('takes what breaks beside the file for a crash, not for the fault of the file', async () => {
  const nowhere = join(folder, 'nowhere', 'source');
  expect(await performIntake(aJob(nowhere), quiet)).toMatchObject({ kind: 'refused', refusal: { reason: 'crashed' } });
});
