import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { chooseCodec } from '../codec/choose-codec.ts';
import type { CodecPort } from '../codec/codec-port.ts';
import { aSigner } from '../testing/a-job.ts';
import { makeMedium } from '../testing/timeline-films.ts';
import { readCredentials } from './c2pa-sdk.ts';
import { signatureRoom, signClaim } from './cose.ts';
import { manifestOf } from './manifest.ts';
import { sealFile } from './seal-file.ts';

const signer = aSigner();
const room = signatureRoom(signer);
const manifest = manifestOf({
  sourceType: 'compositeSynthetic',
  model: 'Kinora editor',
  ingredients: ['Lake', 'Wood'],
});

let folder: string;
let codec: CodecPort;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-seal-'));
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  codec = choice.value;
  const request = { folder, name: 'lake', rate: { num: 24, den: 1 }, frames: 24, hue: 20, pitch: 5 };
  ({ file } = await makeMedium(codec, request));
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

async function sealed(from: string): Promise<string> {
  const to = join(folder, 'sealed.mp4');
  await sealFile({ from, to, manifest, room, sign: (claim) => signClaim(claim, signer, room) });
  return to;
}

it('vouches for the whole file, and names its ingredients', async () => {
  const credentials = await readCredentials(await readFile(await sealed(file)));
  expect(credentials).toMatchObject({ state: 'Valid', problems: ['signingCredential.untrusted'] });
  expect(credentials.ingredients).toEqual(['Lake', 'Wood']);
}, 60_000);

it('leaves picture and sound as they were', async () => {
  const to = await sealed(file);
  expect(await codec.probe(to)).toEqual(await codec.probe(file));
  expect((await codec.decodeFrame(to, 13)).equals(await codec.decodeFrame(file, 13))).toBe(true);
  expect((await codec.decodeSound(to)).left).toEqual((await codec.decodeSound(file)).left);
}, 60_000);

it('tells when a byte was changed afterwards', async () => {
  const bytes = await readFile(await sealed(file));
  bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
  expect((await readCredentials(bytes)).problems).toContain('assertion.bmffHash.mismatch');
}, 60_000);

it('refuses what is no MP4 that begins with its index', async () => {
  const cut = join(folder, 'cut.mp4');
  await writeFile(cut, (await readFile(file)).subarray(0, 500));
  await expect(sealed(cut)).rejects.toThrow('no end');
  const other = await open(join(folder, 'other.mp4'), 'w');
  await other.write(Buffer.from('00000008667265650000000866726565', 'hex'));
  await other.close();
  await expect(sealed(join(folder, 'other.mp4'))).rejects.toThrow('does not begin with its index');
}, 60_000);
