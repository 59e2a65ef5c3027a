import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createDiskStorage } from '../../adapters/storage/disk-storage.ts';
import { createMediaAddresses } from '../media-address.ts';
import { serveMedia } from './serve-media.ts';

const KNOWN = '01940000-0000-7000-8000-0000000000aa';
const LOST = '01940000-0000-7000-8000-0000000000bb';
const UNKNOWN = '01940000-0000-7000-8000-0000000000cc';
const folder = mkdtempSync(join(tmpdir(), 'kinora-media-'));
const storage = createDiskStorage({ folder: join(folder, 'storage'), lowDiskBytes: 0 });
let now = 1_795_262_400_000;
const addresses = createMediaAddresses({ base: '', key: 'key', now: () => now });
const FILES = new Map([
  [KNOWN, { id: KNOWN, type: 'video/mp4', storageKey: 'known-clip' }],
  [LOST, { id: LOST, type: 'video/mp4', storageKey: 'lost-clip' }],
]);
const app = fastify();
serveMedia({ files: { find: (id) => Promise.resolve(FILES.get(id)) }, storage, addresses })(app, () => {
  throw new Error('media asks nobody who they are');
});

beforeAll(async () => {
  const path = join(folder, 'clip');
  writeFileSync(path, '0123456789');
  await storage.put('known-clip', { path, bytes: 10 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, range?: string) => app.inject({ url, headers: range === undefined ? {} : { range } });

describe('a stored file', () => {
  it('S21: is sent whole, with the type we know', async () => {
    const { statusCode, body, headers } = await get(addresses.sign(KNOWN));
    expect([statusCode, body]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '10', 'accept-ranges': 'bytes' });
    expect(headers['cache-control']).toBe('private, max-age=3600');
  });

  it.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('is sent in the part %s', async (range, part, contentRange) => {
    const { statusCode, body, headers } = await get(addresses.sign(KNOWN), range);
    expect([statusCode, body, headers['content-range']]).toEqual([206, part, contentRange]);
    expect(headers['content-length']).toBe(String(part.length));
  });

  it('has no part past its end', async () => {
    const { statusCode, headers } = await get(addresses.sign(KNOWN), 'bytes=10-');
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */10']);
  });
});

describe('an address', () => {
  it.each([
    ['without a signature', `/media/${KNOWN}`],
    ['of another file', addresses.sign(KNOWN).replace(KNOWN, LOST)],
    ['with a later end', addresses.sign(KNOWN).replace(/expires=\d/, 'expires=9')],
    ['with two signatures', `${addresses.sign(KNOWN)}&signature=x`],
  ])('%s opens nothing', async (_name, url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([UNKNOWN, LOST])('of a file that is %s says so', async (id) => {
    const response = await get(addresses.sign(id));
    expect([response.statusCode, response.json()]).toMatchObject([404, { msg: 'unknown-file' }]);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('ends after some hours', async () => {
    const url = addresses.sign(KNOWN);
    now += 7 * 3_600_000;
    const response = await get(url);
    expect([response.statusCode, response.json()]).toMatchObject([410, { msg: 'address-expired' }]);
  });
});
