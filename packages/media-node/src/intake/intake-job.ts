import type { UploadUse } from '@kinora/contracts/uploads';

import type { CodecName } from '../codec/codec-port.ts';
import type { PictureFormat, SoundFormat, VideoFormat } from './limits.ts';
import type { IntakeRefusal } from './refusal.ts';
import type { Sniffed } from './sniffed.ts';

/** What an intake process is told; plain JSON. */
export interface IntakeJob {
  readonly sniffed: Sniffed;
  /** Decides how long it may be, and whether sound alone is enough. */
  readonly use: UploadUse;
  /** Absolute; holds what follows and is removed afterwards. */
  readonly folder: string;
  /** Absolute paths of names of ours: the stranger's bytes, and where to write. */
  readonly source: string;
  readonly target: string;
  readonly ffmpegPath: string | null;
}

/** What was made of a video, and what it was. */
export interface VideoReport {
  readonly kind: 'video';
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly seconds: number;
  readonly hasSound: boolean;
  readonly codec: CodecName;
  readonly source: {
    readonly format: VideoFormat;
    readonly codec: string;
    readonly width: number;
    readonly height: number;
    readonly framesPerSecond: number;
    readonly seconds: number;
    /** Codec of a sound we do not take, so that the result is silent; else `null`. */
    readonly droppedSound: string | null;
  };
}

/** What was made of a picture, and what it was. */
export interface PictureReport {
  readonly kind: 'picture';
  readonly width: number;
  readonly height: number;
  /** It has a channel for transparency. */
  readonly hasAlpha: boolean;
  readonly source: { readonly format: PictureFormat; readonly width: number; readonly height: number };
}

/** What was made of a sound, and what it was. */
export interface SoundReport {
  readonly kind: 'sound';
  readonly seconds: number;
  readonly codec: CodecName;
  readonly source: { readonly format: SoundFormat | VideoFormat; readonly codec: string; readonly seconds: number };
}

/** What was made of a file of any kind. */
export type MediaReport = PictureReport | SoundReport | VideoReport;

export type IntakeReport = MediaReport & { readonly bytes: number; readonly sha256: string };

/** What an intake process says while it works and at its end. */
export type IntakeMessage =
  | { readonly kind: 'done'; readonly report: IntakeReport }
  | { readonly kind: 'refused'; readonly refusal: IntakeRefusal }
  /** The file passed; `done` is how much of the result is made, from 0 to 1. */
  | { readonly kind: 'normalising'; readonly done: number };
