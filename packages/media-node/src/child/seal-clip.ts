import { readFile } from 'node:fs/promises';

import { embedManifest } from '../credentials/c2pa-sdk.ts';
import { signClaim, signatureRoom } from '../credentials/cose.ts';
import { manifestOf } from '../credentials/manifest.ts';
import type { JobCredentials } from '../render-job.ts';
import { writeDurably } from './durable-file.ts';

/** Signs bytes somewhere else; the key is not in this process. */
export type Sign = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Puts content credentials into a finished MP4 that nobody reads yet; without credentials it stays as it is. */
export async function sealClip(file: string, credentials: JobCredentials | null, sign: Sign): Promise<void> {
  if (credentials === null) return;
  const signer = { certificates: credentials.certificates.map((text) => Buffer.from(text, 'base64')), sign };
  const room = signatureRoom(signer);
  const mp4 = new Uint8Array(await readFile(file));
  const manifest = manifestOf(credentials.origin);
  const sealed = await embedManifest(mp4, manifest, { room, sign: (claim) => signClaim(claim, signer, room) });
  await writeDurably(file, sealed);
}
