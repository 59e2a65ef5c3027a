import type { UploadKind, UploadRefusal } from '@kinora/contracts/uploads';

import { PICTURE_FORMATS, SOUND_FORMATS, VIDEO_CODECS, VIDEO_FORMATS } from './limits.ts';

/** What each reason says of the file, as far as a sentence about it needs. Sizes are in pixels, bytes and seconds. */
export interface RefusalFacts {
  /** It moves, but is no video: GIF's kin among the formats of pictures. */
  'animated-picture': { readonly found: string };
  /** By the caller. */
  cancelled: { readonly words: string };
  'codec-missing': { readonly words: string };
  crashed: { readonly words: string };
  /** It has the right form, but its content cannot be decoded. */
  damaged: { readonly words: string };
  'disk-full': { readonly words: string };
  empty: { readonly accepted: readonly string[] };
  encrypted: { readonly found: string };
  heic: { readonly accepted: readonly string[] };
  'no-video': { readonly found: string };
  /** Neither picture nor film nor sound: a page, a program, an archive, a text, noise. */
  'not-media': { readonly found: string; readonly accepted: readonly string[] };
  'out-of-memory': { readonly words: string };
  /** It names other files or addresses instead of holding pictures. */
  playlist: { readonly found: string };
  'several-videos': { readonly count: number };
  'side-too-long': { readonly width: number; readonly height: number; readonly most: number };
  svg: { readonly accepted: readonly string[] };
  'timed-out': { readonly words: string };
  'too-large-file': { readonly bytes: number; readonly most: number };
  'too-long': { readonly seconds: number; readonly most: number };
  'too-many-frames-per-second': { readonly framesPerSecond: number; readonly most: number };
  'too-many-pixels': { readonly width: number; readonly height: number; readonly most: number };
  'too-many-streams': { readonly most: number };
  'too-short': { readonly seconds: number; readonly least: number };
  'too-small': { readonly width: number; readonly height: number; readonly least: number };
  /** It stops before its end: an upload, a copy or a recording that broke off. */
  truncated: { readonly found: string };
  'unsupported-codec': { readonly found: string; readonly accepted: readonly string[] };
  'unsupported-container': { readonly found: string; readonly accepted: readonly string[] };
  /** Fine in itself, but a picture where a video is wanted or the other way round. */
  'wrong-kind': { readonly found: UploadKind; readonly accepted: readonly string[] };
}

/** The contract's list: a reason without facts does not compile, and facts of no reason of it are never told. */
export type RefusalReason = UploadRefusal;

/** Why a file is not taken; `detail` holds what its sentence needs. */
export type IntakeRefusal = {
  [Reason in RefusalReason]: { readonly reason: Reason; readonly detail: RefusalFacts[Reason] };
}[RefusalReason];

export const ACCEPTED_FORMATS: readonly string[] = [...PICTURE_FORMATS, ...VIDEO_FORMATS];
export const ACCEPTED_CODECS: readonly string[] = VIDEO_CODECS;
/** Of a sound, as people call them. */
export const ACCEPTED_SOUNDS: readonly string[] = ['pcm', 'mp3', 'aac', 'alac', 'flac', 'vorbis', 'opus'];

const FORMATS: Readonly<Record<UploadKind, readonly string[]>> = {
  picture: PICTURE_FORMATS,
  sound: SOUND_FORMATS,
  video: VIDEO_FORMATS,
};

/** The formats of one kind. */
export const formatsOf = (kind: UploadKind): readonly string[] => FORMATS[kind];

/** A refusal on its way out of the depth of a decoder. */
export function refusalError(refusal: IntakeRefusal): Error {
  return Object.assign(new Error(`refused: ${refusal.reason}`), { refusal });
}

/** The refusal that an error carries, if it is one of ours. */
export function refusalIn(error: unknown): IntakeRefusal | null {
  // Only `refusalError` gives errors this property.
  return error instanceof Error && 'refusal' in error ? (error.refusal as IntakeRefusal) : null;
}
