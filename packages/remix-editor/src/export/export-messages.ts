import type { Ratio, TimeRange, TimelineDocument } from '@kinora/contracts/timeline';

import type { FontUrls } from '../preview/frame-painter.ts';
import type { PreviewSize } from '../preview/preview-messages.ts';
import type { EditorMedia } from '../state/media-atoms.ts';

/** What is exported. */
export interface ExportJob {
  readonly document: TimelineDocument;
  readonly media: EditorMedia;
  /** Pixels of the file: even, in the shape of the project. */
  readonly size: PreviewSize;
  /** Frames a second of the file. */
  readonly rate: Ratio;
  /** All of the document where it is left out. */
  readonly range?: TimeRange | undefined;
  readonly watermark: boolean;
}

/** A piece of the file at its place, as `WritableStream` and `FileSystemWritableFileStream` take it. */
export interface FileChunk {
  readonly type: 'write';
  readonly data: Uint8Array<ArrayBuffer>;
  /** Bytes from the start of the file. */
  readonly position: number;
}

/** Why there is no file. */
export type ExportFailure =
  | { readonly reason: 'cancelled' | 'empty' | 'unsupported' }
  | { readonly reason: 'media-missing'; readonly mediaId: string }
  /** The disk is full, or what this program doesn't expect. */
  | { readonly reason: 'broken'; readonly message: string };

export interface ExportProgress {
  readonly done: number;
  /** Frames. */
  readonly total: number;
}

/** A medium that an export reads. */
export interface WantedMedium {
  readonly mediaId: string;
  readonly name: string;
  /** Null where it is gone. */
  readonly url: string | null;
  /** A still picture. */
  readonly isPicture: boolean;
  readonly isSeen: boolean;
  readonly isHeard: boolean;
}

/** A medium that this browser can't read. Without its picture there is no film, without its sound it is silent. */
export interface UnreadableMedium {
  readonly name: string;
  readonly part: 'picture' | 'sound';
}

/** From the page to the worker. */
export type ExportRequest =
  | { readonly kind: 'start'; readonly job: ExportJob; readonly fontUrls: FontUrls }
  /** Which of these can't be read here. */
  | { readonly kind: 'check'; readonly wanted: readonly WantedMedium[] }
  /** The last chunk is on the disk. */
  | { readonly kind: 'written' };

/** From the worker to the page. */
export type ExportNews =
  | { readonly kind: 'chunk'; readonly chunk: FileChunk }
  | ({ readonly kind: 'progress' } & ExportProgress)
  | { readonly kind: 'checked'; readonly unreadable: readonly UnreadableMedium[] }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: ExportFailure };
