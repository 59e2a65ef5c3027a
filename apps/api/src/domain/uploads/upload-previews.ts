import type { Lease } from '../queue.ts';
import type { RenditionFile } from './upload-posters.ts';
import type { CheckEnd } from './upload.ts';

/** The lane of the queue in which previews of uploads are made, and where they lie. */
export const PREVIEW_LANE = 'preview';
export const PREVIEW_KINDS = ['sprite', 'proxy', 'peaks'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];
export const previewKey = (uploadId: string, kind: PreviewKind): string => `${uploadId}-upload-${kind}`;

/** A video or sound that still needs what an editor shows of it. */
export interface PreviewsWanted {
  /** Of the upload. */
  readonly id: string;
  readonly storageKey: string;
  readonly kind: 'sound' | 'video';
  /** Pixels; null of a sound. */
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number;
}

/** Sprites, proxies and peaks of members' files; each has one job. Every method is one transaction. */
export interface UploadPreviews {
  /** The file of a claimed job; undefined when there is nothing left to do. */
  wanted(lease: Lease): Promise<PreviewsWanted | undefined>;
  /** Files and end of the job in one transaction. */
  end(lease: Lease, id: string, files: readonly RenditionFile[]): Promise<CheckEnd>;
}
