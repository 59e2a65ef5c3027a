import { fail, ok, type Result } from '@kinora/contracts';

import { FIRST_BYTES, isTaken, kindOf } from './picture-kind.ts';

/** Media types of the pictures we take, for a file field. */
export const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif';
/** Megabytes. */
export const LARGEST = 25;

/** A picture of the member's; it stays in this browser. */
export interface OwnPicture {
  /** Different for every file that was added. */
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly bytes: number;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Where an image element finds it, until it is let go. */
  readonly url: string;
}

/** Why a file was not added. */
export type PictureRefusal =
  | { readonly reason: 'not-a-picture' | 'too-large' | 'broken'; readonly name: string }
  | { readonly reason: 'other-format'; readonly name: string; readonly format: string };

/** What the browser makes of a file; rejects where it cannot be decoded. */
export type DecodePicture = (file: Blob) => Promise<Pick<OwnPicture, 'width' | 'height' | 'url'>>;

async function refusalOf(file: File): Promise<PictureRefusal | null> {
  const { name } = file;
  const kind = kindOf(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()));
  if (kind === null) return { reason: 'not-a-picture', name };
  if (!isTaken(kind)) return { reason: 'other-format', name, format: kind };
  return file.size > LARGEST * 1_000_000 ? { reason: 'too-large', name } : null;
}

/** Looks at a file before it is shown: its first bytes, its size, and whether it can be decoded. */
export async function readPicture(file: File, decode: DecodePicture): Promise<Result<OwnPicture, PictureRefusal>> {
  const refusal = await refusalOf(file);
  if (refusal) return fail(refusal);
  try {
    const decoded = await decode(file);
    return ok({ id: crypto.randomUUID(), name: file.name, file, bytes: file.size, ...decoded });
  } catch {
    return fail({ reason: 'broken', name: file.name });
  }
}
