import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

import { embedManifest } from './c2pa-sdk.ts';
import { claimFor, type SignClaim } from './open-manifest.ts';
import { moveChunks, topBoxes, type TopBox } from './top-boxes.ts';

export interface Sealing {
  readonly from: string;
  /** Overwritten; another file. */
  readonly to: string;
  /** Definition of the manifest, as the SDK takes it. */
  readonly manifest: object;
  /** Bytes that a signature takes. */
  readonly room: number;
  readonly sign: SignClaim;
}

/** From the start of the box with the manifest to the manifest: heads, UUID, purpose and an offset. */
const BEFORE_MANIFEST = 8 + 16 + 4 + 'manifest\0'.length + 8;
/** What the hash leaves out. */
const UNHASHED: readonly string[] = ['ftyp', 'free', 'mfra', 'skip'];
const PIECE = 1024 * 1024;

async function bytesOf(file: FileHandle, { size, start }: TopBox): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  await file.read(bytes, 0, size, start);
  return bytes;
}

/** The box with a manifest for a file of nothing but these boxes. */
async function firstManifest(head: readonly Buffer[], { manifest, room, sign }: Sealing): Promise<Buffer> {
  const [type = Buffer.alloc(0)] = head;
  const sealed = await embedManifest(Uint8Array.from(Buffer.concat(head)), manifest, { room, sign });
  const rest = Buffer.from(sealed.buffer, sealed.byteOffset + type.length, sealed.length - type.length);
  return Buffer.from(rest.subarray(0, rest.readUInt32BE(0)));
}

/** Where a box stands in the file, as it's hashed before what is in it. */
function placed(offset: number): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(offset));
  return place;
}

interface Copy {
  readonly source: FileHandle;
  readonly target: FileHandle;
  readonly hash: ReturnType<typeof createHash>;
}

async function copyBox({ hash, source, target }: Copy, box: TopBox, to: number): Promise<void> {
  const isHashed = !UNHASHED.includes(box.type);
  if (isHashed) hash.update(placed(to));
  const piece = Buffer.alloc(Math.min(PIECE, box.size));
  for (let done = 0; done < box.size;) {
    const { bytesRead } = await source.read(piece, 0, Math.min(PIECE, box.size - done), box.start + done);
    const read = piece.subarray(0, bytesRead);
    if (isHashed) hash.update(read);
    await target.write(read, 0, bytesRead, to + done);
    done += bytesRead;
  }
}

async function seal(source: FileHandle, target: FileHandle, sealing: Sealing): Promise<void> {
  const [type, index, ...rest] = await topBoxes(source);
  if (type?.type !== 'ftyp' || index?.type !== 'moov') throw new Error('The file does not begin with its index.');
  const [typeBytes, indexBytes] = [await bytesOf(source, type), await bytesOf(source, index)];
  const box = await firstManifest([typeBytes, indexBytes], sealing);
  moveChunks(indexBytes, box.length);
  const hash = createHash('sha256');
  let at = type.size + box.length;
  await target.write(typeBytes, 0, type.size, 0);
  await target.write(indexBytes, 0, index.size, at);
  hash.update(placed(at)).update(indexBytes);
  at += index.size;
  for (const one of rest) {
    await copyBox({ source, target, hash }, one, at);
    at += one.size;
  }
  await claimFor(box.subarray(BEFORE_MANIFEST), hash.digest(), sealing.sign);
  await target.write(box, 0, box.length, type.size);
}

/** Writes a finished MP4 once more with a manifest in it, a megabyte at a time: a long one needs no more memory. */
export async function sealFile(sealing: Sealing): Promise<void> {
  const source = await open(sealing.from, 'r');
  try {
    const target = await open(sealing.to, 'w', 0o600);
    try {
      await seal(source, target, sealing);
      await target.sync();
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
