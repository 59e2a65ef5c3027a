import { readFile, rename, stat } from 'node:fs/promises';

import { embedManifest } from '../credentials/c2pa-sdk.ts';
import { signClaim, signatureRoom } from '../credentials/cose.ts';
import { manifestOf } from '../credentials/manifest.ts';
import { sealFile } from '../credentials/seal-file.ts';
import { spoolOf, type JobCredentials } from '../render-job.ts';
import { writeDurably } from './durable-file.ts';

/** Signs bytes somewhere else; the key is not in this process. */
export type Sign = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Up to here a file is sealed in memory, where it takes several times its size. */
const LARGE = 16 * 1024 * 1024;

/** Puts content credentials into a finished MP4 that nobody reads yet; without credentials it stays as it is. */
export async function sealClip(file: string, credentials: JobCredentials | null, sign: Sign): Promise<void> {
  if (credentials === null) return;
  const signer = { certificates: credentials.certificates.map((text) => Buffer.from(text, 'base64')), sign };
  const room = signatureRoom(signer);
  const manifest = manifestOf(credentials.origin);
  const signing = { room, sign: (claim: Uint8Array) => signClaim(claim, signer, room) };
  if ((await stat(file)).size > LARGE) {
    // Frames that waited there are encoded by now.
    const copy = spoolOf({ draft: file });
    await sealFile({ from: file, to: copy, manifest, ...signing });
    await rename(copy, file);
    return;
  }
  await writeDurably(file, await embedManifest(new Uint8Array(await readFile(file)), manifest, signing));
}
