import type { Lease } from '../queue.ts';
import type { CheckEnd } from './upload.ts';

/** The lane of the queue in which posters of uploads are drawn, and where one lies. */
export const POSTER_LANE = 'poster';
export const posterKey = (uploadId: string): string => `${uploadId}-upload-poster`;

/** A video that still needs its poster. */
export interface PosterWanted {
  /** Of the upload. */
  readonly id: string;
  readonly storageKey: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A file that was made of an upload, stored. */
export interface RenditionFile {
  readonly kind: 'peaks' | 'poster' | 'proxy' | 'sprite';
  readonly storageKey: string;
  readonly type: string;
  readonly bytes: number;
  /** SHA-256, lower-case hex. */
  readonly checksum: string;
}

/** Small posters of members' videos; each ready video has one job. Every method is one transaction. */
export interface UploadPosters {
  /** The video of a claimed job; undefined when there is nothing left to do. */
  wanted(lease: Lease): Promise<PosterWanted | undefined>;
  /** Files and end of the job in one transaction. */
  end(lease: Lease, id: string, files: readonly RenditionFile[]): Promise<CheckEnd>;
}
