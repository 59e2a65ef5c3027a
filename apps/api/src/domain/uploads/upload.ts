import type { Result } from '@kinora/contracts';
import type { Ratio } from '@kinora/contracts/timeline';
import type { Upload, UploadUse } from '@kinora/contracts/uploads';

import type { Lease } from '../queue.ts';

/** A file a member brought, as it is kept. */
export interface UploadRecord extends Omit<Upload, 'poster' | 'url'> {
  readonly memberId: string;
  /** What was made of it. */
  readonly assetId: string | null;
  /** A small frame of a video, once it is drawn. */
  readonly posterId: string | null;
}

interface NewUpload {
  readonly memberId: string;
  readonly name: string;
  readonly bytes: number;
  /** To make a clip unless said otherwise. */
  readonly use?: UploadUse | undefined;
}

/** What one member may have here. */
export interface UploadLimits {
  /** Uploads that are not yet ready or refused. */
  readonly unfinished: number;
  /** Bytes of everything, what is announced included. */
  readonly bytes: number;
}

/** What a member has too much of for another upload: files on their way, or bytes. */
export type TooMuch = 'uploads-full' | 'too-many-uploads';

/** The right to add to an upload: it ends when it is not kept up, and another gets it. */
export interface UploadLock {
  readonly uploadId: string;
  readonly token: string;
}

/** A piece of an upload that lies safe. */
export interface UploadPart {
  /** Bytes of the upload before it. */
  readonly position: number;
  readonly bytes: number;
  /** Where it lies. */
  readonly key: string;
}

/** An upload that waits for being looked at, with the keys of its parts in order. */
export interface UploadToCheck {
  readonly id: string;
  readonly memberId: string;
  readonly bytes: number;
  readonly use: UploadUse;
  readonly parts: readonly string[];
}

/** What was made of an upload, stored. */
export interface AcceptedUpload {
  readonly storageKey: string;
  readonly type: string;
  readonly bytes: number;
  /** SHA-256, lower-case hex. */
  readonly checksum: string;
  /** Pixels; null of a sound. */
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  /** Of a video or sound, what a timeline has to know: whether it is heard, and its frames a second. */
  readonly hasSound?: boolean;
  readonly rate?: Ratio;
}

export interface PageOfUploads {
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** To make clips unless said otherwise. */
  readonly use?: UploadUse | undefined;
}

export interface UploadPage {
  readonly uploads: readonly UploadRecord[];
  readonly next: string | null;
}

/** A stored file that a creation is made from. */
export interface UploadedFile {
  readonly id: string;
  readonly storageKey: string;
  readonly type: string;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** Of a video. */
  readonly seconds: number | null;
}

/** `removed`: its member deleted it, so what was made of it may go. */
export type CheckEnd = 'ended' | 'removed' | 'stale';

/** The lanes in which uploads are checked. A long film has its own: pictures don't wait for it. */
export const INTAKE_LANE = 'intake';
export const LONG_INTAKE_LANE = 'intake-long';
const LONG_BYTES = 20_000_000;
export const intakeLane = ({ bytes, use }: { readonly bytes: number; readonly use: UploadUse }): string =>
  use === 'timeline' && bytes > LONG_BYTES ? LONG_INTAKE_LANE : INTAKE_LANE;

/** Where the result of a check lies. */
export const uploadKey = (id: string): string => `${id}-upload`;

/** Every method is one transaction. What is removed is unknown to all but those that clear up and make clips. */
export interface Uploads {
  /** Refused where it would break the limits. An empty file is complete at once. */
  begin(upload: NewUpload, limits: UploadLimits): Promise<Result<UploadRecord, TooMuch>>;
  find(memberId: string, id: string): Promise<UploadRecord | undefined>;
  /** Ready ones that can be used for something, newest first. */
  list(memberId: string, page: PageOfUploads): Promise<UploadPage>;
  /** One caller at a time appends to an upload; the holder of the lock is told when another wants it. */
  lock(memberId: string, id: string, leaseMs: number): Promise<Result<UploadLock, 'unknown' | 'locked'>>;
  /** Prolongs a lock, and says whether it is still ours and whether another waits for it. */
  keep(lock: UploadLock, leaseMs: number): Promise<'held' | 'wanted' | 'lost'>;
  unlock(lock: UploadLock): Promise<void>;
  /**
   * Adds a part that lies safe; with the last one the check is queued. Returns what has arrived, or undefined where the
   * lock is lost, the upload is removed, or the part does not follow on what is there.
   */
  append(lock: UploadLock, part: UploadPart): Promise<number | undefined>;
  /** False where there is none. What uses it already keeps its file; its check is called off. */
  remove(memberId: string, id: string): Promise<boolean>;

  /** The upload of a claimed job; undefined when there is nothing left to do. */
  check(lease: Lease): Promise<UploadToCheck | undefined>;
  /** File, state and end of the job in one transaction. */
  accept(lease: Lease, id: string, file: AcceptedUpload): Promise<CheckEnd>;
  refuse(lease: Lease, id: string, refusal: NonNullable<Upload['refusal']>): Promise<CheckEnd>;

  /** Stored files by the ids of their uploads, removed ones included. */
  filesOf(ids: readonly string[]): Promise<readonly UploadedFile[]>;
  /**
   * Removes what nobody has added to for a day and what was refused a day ago, and refuses what nobody will look at any
   * more. Returns how many.
   */
  expire(): Promise<number>;
  /** Some of the removed ones whose files no unfinished creation needs. */
  removed(): Promise<readonly string[]>;
  /** Those of them that still need the bytes that were sent. */
  needingParts(ids: readonly string[]): Promise<readonly string[]>;
  /** Drops a removed one whose files are gone. */
  forget(id: string): Promise<void>;
}
