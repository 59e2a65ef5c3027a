import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { chooseCodec } from '../codec/choose-codec.ts';
import type { CodecPort } from '../codec/codec-port.ts';
import { isFastStart } from '../codec/fast-start.ts';
import { embedManifest, readCredentials } from './c2pa-sdk.ts';
import { signClaim, signatureRoom } from './cose.ts';
import { createCredentialSigner } from './credential-signer.ts';
import { makeDevelopmentSigner } from './development-signer.ts';
import { ENGINE_ORIGIN, manifestOf } from './manifest.ts';

const SIZE = { width: 64, height: 36 };

let folder: string;
let codec: CodecPort;
let plain: Buffer;
let signed: Uint8Array;

async function signedCopy(mp4: Buffer): Promise<Uint8Array> {
  const signer = createCredentialSigner(makeDevelopmentSigner(new Date()));
  const room = signatureRoom(signer);
  const sign = (claim: Uint8Array) => signClaim(claim, signer, room);
  return embedManifest(Uint8Array.from(mp4), manifestOf(ENGINE_ORIGIN), { room, sign });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-credentials-'));
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  codec = choice.value;
  const file = join(folder, 'plain.mp4');
  const encoder = await codec.openEncoder({ file, ...SIZE, fps: 24, soundtrack: null });
  for (let index = 0; index < 6; index += 1) {
    await encoder.writeFrame(Buffer.alloc(SIZE.width * SIZE.height * 4, 40 * index + 15));
  }
  await encoder.finish();
  plain = await readFile(file);
  signed = await signedCopy(plain);
});
afterAll(() => rm(folder, { recursive: true }));

it('S28: says who drew the clip with what, and is valid', async () => {
  const credentials = await readCredentials(signed);
  const [action] = JSON.stringify(credentials.assertions).match(/c2pa\.created.*/) ?? [''];
  expect(credentials).toMatchObject({ state: 'Valid', claimGenerator: 'Kinora' });
  expect(credentials.problems).toEqual(['signingCredential.untrusted']);
  expect(action).toContain('Local preview engine');
  expect(action).toContain('digitalsourcetype/algorithmicMedia');
});

it.each([0.3, 0.6, 0.99])('is invalid when a byte is flipped at %d of the media', async (share) => {
  const media = Buffer.from(signed).indexOf('mdat') + 4;
  const changed = Uint8Array.from(signed);
  const position = media + Math.floor((signed.length - media) * share);
  changed[position] = (changed[position] ?? 0) ^ 1;
  const { problems, state } = await readCredentials(changed);
  expect(state).toBe('Invalid');
  expect(problems).toContain('assertion.bmffHash.mismatch');
});

it('is invalid when what it says is changed', async () => {
  const changed = Buffer.from(signed);
  changed.write('Remote', changed.indexOf('Local preview engine'), 'latin1');
  expect(await readCredentials(changed)).toMatchObject({ state: 'Invalid' });
});

it('leaves the clip playable from its start, frame by frame the same', async () => {
  const [before, after] = ['before.mp4', 'after.mp4'].map((name) => join(folder, name));
  await writeFile(before ?? '', plain);
  await writeFile(after ?? '', signed);
  expect(await isFastStart(after ?? '')).toBe(true);
  for (let index = 0; index < 6; index += 1) {
    const frame = await codec.decodeFrame(after ?? '', index);
    expect(frame.equals(await codec.decodeFrame(before ?? '', index))).toBe(true);
  }
});

it('rejects a file without credentials', async () => {
  await expect(readCredentials(plain)).rejects.toThrow('JumbfNotFound');
});
