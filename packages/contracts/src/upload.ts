import { endpoint } from './endpoint.ts';

export type UploadKind = 'picture' | 'sound' | 'video';

/** What a file is for: to make a clip from, or to cut on a timeline, which also takes sounds. */
export const UPLOAD_USES = ['creation', 'timeline'] as const;
export type UploadUse = (typeof UPLOAD_USES)[number];

/** What a file may be at most: bytes, and the length of a video or sound. */
export const UPLOAD_LIMITS: Readonly<Record<UploadUse, { readonly bytes: number; readonly seconds: number }>> = {
  creation: { bytes: 200 * 1_048_576, seconds: 60 },
  timeline: { bytes: 2_000_000_000, seconds: 20 * 60 },
};

/** Every reason a file is refused for, once it was looked at: what it is, and what went wrong while looking. */
export const UPLOAD_REFUSALS = [
  'animated-picture',
  'cancelled',
  'codec-missing',
  'crashed',
  'damaged',
  'disk-full',
  'empty',
  'encrypted',
  'heic',
  'no-video',
  'not-media',
  'out-of-memory',
  'playlist',
  'several-videos',
  'side-too-long',
  'svg',
  'timed-out',
  'too-large-file',
  'too-long',
  'too-many-frames-per-second',
  'too-many-pixels',
  'too-many-streams',
  'too-short',
  'too-small',
  'truncated',
  'unsupported-codec',
  'unsupported-container',
  'wrong-kind',
] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];

/**
 * `receiving`: bytes are missing; `checking`: it waits for being looked at or is; `ready`: it can be used; `refused`:
 * it cannot, and `refusal` says why.
 */
export type UploadState = 'receiving' | 'checking' | 'ready' | 'refused';

/** A file a member brought. Sizes in bytes and pixels, length in seconds, times in epoch milliseconds. */
export interface Upload {
  readonly id: string;
  /** As the member's device calls it; only ever shown. */
  readonly name: string;
  readonly state: UploadState;
  readonly bytes: number;
  /** How much of it has arrived. */
  readonly received: number;
  /** Known once it is ready, like size, length and address. */
  readonly kind: UploadKind | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Of a video or sound. */
  readonly seconds: number | null;
  /** Signed, and expires: what was made of the file, never the file itself. */
  readonly url: string | null;
  /** Of a video: a small frame of it, signed as well; null until it is drawn, and where there is none. */
  readonly poster: string | null;
  /** The reason in a stable word, and the facts that its sentence needs. */
  readonly refusal: { readonly reason: string; readonly detail: Readonly<Record<string, unknown>> } | null;
  readonly createdAt: number;
}

export interface UploadId {
  readonly id: string;
}

const product = { kind: 'json', service: 'product' } as const;
/** These speak tus 1.0.0: its headers, statuses and empty bodies. */
const resumable = { kind: 'upload', service: 'product' } as const;

/** The member's ready uploads that fit a use, newest first; `creation` by default. */
export const listUploads = endpoint<
  { readonly cursor?: string; readonly limit?: number; readonly use?: UploadUse },
  { readonly uploads: readonly Upload[]; readonly next: string | null }
>()({ ...product, method: 'GET', path: '/api/kinora/uploads', refusals: { 403: 'members-only' } });

export const getUpload = endpoint<UploadId, Upload>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/uploads/:id',
  refusals: { 403: 'members-only', 404: 'unknown-upload' },
});

/** A member's files that are on their way, or all their bytes, are as many as may be. */
const TOO_MUCH = { 409: 'too-many-uploads', 410: 'uploads-full' } as const;

/**
 * Makes an upload of a ready clip of the member's own, to be used like any other; no byte of it travels. Asked for again
 * it is the same one. What is made from it names the clip among its parents.
 */
export const uploadClip = endpoint<UploadId, Upload>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/creations/:id/upload',
  refusals: { 403: 'members-only', 404: 'unknown-creation', ...TOO_MUCH },
});

/**
 * Announces a file: `Upload-Length`, and `Upload-Metadata` with `filename` and `use` (`creation` by default); answers
 * with its `Location`.
 */
export const beginUpload = endpoint<{ readonly length: number; readonly metadata: string }, null>()({
  ...resumable,
  method: 'POST',
  path: '/api/kinora/uploads',
  headers: { length: 'upload-length', metadata: 'upload-metadata' },
  refusals: { 403: 'members-only', ...TOO_MUCH },
});

/** How much has arrived, as `Upload-Offset`. */
export const uploadOffset = endpoint<UploadId, null>()({
  ...resumable,
  method: 'HEAD',
  path: '/api/kinora/uploads/:id',
  refusals: { 403: 'members-only', 404: 'unknown-upload' },
});

/** The bytes from `Upload-Offset` on. */
export const continueUpload = endpoint<UploadId & { readonly offset: number }, null>()({
  ...resumable,
  method: 'PATCH',
  path: '/api/kinora/uploads/:id',
  headers: { offset: 'upload-offset' },
  refusals: { 403: 'members-only', 404: 'unknown-upload', 409: 'other-offset' },
});

/**
 * Ends an upload or forgets a finished one; what uses it already is not touched: clips that were made from it stay, and
 * for one that waits or is being drawn the file stays until that has ended. Then it is gone from the disk.
 */
export const removeUpload = endpoint<UploadId, null>()({
  ...resumable,
  success: 204,
  method: 'DELETE',
  path: '/api/kinora/uploads/:id',
  refusals: { 403: 'members-only', 404: 'unknown-upload' },
});
