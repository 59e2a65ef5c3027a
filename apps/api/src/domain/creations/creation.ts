import type { CreationFailure, FailureReason, Result } from '@kinora/contracts';
import type { CreationMode, FileSlot, InputProblems, Mode } from '@kinora/contracts/catalogue';
import type { CreationInput, CreationState, KeyProvider, Phase } from '@kinora/contracts/creations';
import type { UploadKind } from '@kinora/contracts/uploads';

import type { Receipt, RouteKind } from '../money/ledger.ts';
import type { Line } from './forecast.ts';
import type { PastWork } from './past-work.ts';

/** A stored file that belongs to a clip. */
export interface NewFile {
  readonly kind: 'clip' | 'master' | 'peaks' | 'poster' | 'proxy' | 'sprite';
  readonly storageKey: string;
  readonly type: string;
  readonly bytes: number;
  /** SHA-256, lower-case hex. */
  readonly checksum: string;
}

/** A finished clip as the worker hands it over. Pixels and seconds. */
export interface NewClip {
  readonly video: NewFile;
  readonly poster: NewFile;
  /** What was made beside them, at most one of a kind. The master is stored in case the member's plan allows it later. */
  readonly renditions: readonly NewFile[];
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** A finished clip as it is read again: ids of the stored files. */
export interface StoredClip {
  readonly videoId: string;
  readonly posterId: string;
  /** Those that are there. */
  readonly renditions: Readonly<Partial<Record<'peaks' | 'proxy' | 'sprite', string>>>;
  /** The clip without the mark, where it was kept; for members whose plan has clean clips. */
  readonly master: { readonly id: string; readonly bytes: number } | null;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly bytes: number;
}

export interface CreationRecord {
  readonly id: string;
  readonly memberId: string;
  readonly batchId: string;
  readonly model: string;
  readonly mode: CreationMode;
  readonly input: CreationInput;
  readonly state: CreationState;
  readonly phase: Phase | null;
  readonly done: number;
  readonly total: number;
  /** Jobs of the lane before this one, 0 when it is next; null when it does not wait. */
  readonly position: number | null;
  readonly price: number;
  /** A free trial of its effect: its clip keeps the watermark. */
  readonly isTrial: boolean;
  /** The provider whose key of the member's own makes it, and nothing else; null for credits. */
  readonly ownKey: KeyProvider | null;
  readonly receipt: Receipt;
  readonly result: StoredClip | null;
  /** What its reason means stands in the contract. */
  readonly failure: Omit<CreationFailure, 'kind'> | null;
  readonly parents: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly version: number;
}

/** An upload that a creation is made from, by where the input names it. */
export interface SubmittedFile {
  readonly field: FileSlot;
  readonly id: string;
  readonly kind: UploadKind;
  /** Seconds into a video: it must be longer. */
  readonly from?: number | undefined;
  /** Seconds that a video may last. */
  readonly longest?: number | undefined;
  /** Lines that a video must be enlarged to have. */
  readonly lines?: number | undefined;
}

/** A clip of another model or seed beside the first of an order. */
export type OtherClip = Pick<
  Submission,
  'input' | 'lane' | 'model' | 'ownRoute' | 'price' | 'priority' | 'route' | 'total'
>;

/** Everything that is stored when a member presses Create. */
export interface Submission {
  readonly memberId: string;
  /** The Idempotency-Key: the same key and body answer with the same creations, another body is refused. */
  readonly key: string;
  readonly bodyHash: string;
  readonly model: string;
  readonly mode: Mode;
  readonly input: CreationInput;
  /** One for each prompt of a list, instead of `input`; each is made equally often. */
  readonly inputs?: readonly CreationInput[];
  /** They must be ready uploads of the member, and stay until the creation has ended. */
  readonly files?: readonly SubmittedFile[];
  /** One clip each, in the same mode, after those of `input`. */
  readonly others?: readonly OtherClip[];
  /** Clips in all. */
  readonly count: number;
  /** Credits for each. */
  readonly price: number;
  /** One clip at no price, as a free trial of an effect on a day, `2026-11-23`. */
  readonly trial?: { readonly effect: string; readonly day: string } | undefined;
  /** The member's own key it is made with, at no price. */
  readonly ownRoute?: string | undefined;
  readonly route: RouteKind;
  /** The queue's lane, such as `local`. */
  readonly lane: string;
  /** Frames, or 100 for percent. */
  readonly total: number;
  readonly parents: readonly string[];
  /** After this time an unfinished creation expires and its credits go back. */
  readonly ttlMs: number;
  /** How many workers may lose it or try again; 20 by default. */
  readonly maxAttempts?: number;
  /** The member's share of the lane by its plan; the member's own is taken where it is more. */
  readonly weight?: number;
  /** Higher goes first in its lane, whatever the shares; 0 by default. */
  readonly priority?: number;
  /** Of the member's clips that run beside each other; the lane may allow less. */
  readonly atOnce?: number;
}

interface Submitted {
  readonly creations: readonly CreationRecord[];
  /** Available credits afterwards. */
  readonly balance: number;
  readonly isReplay: boolean;
}

export type SubmitRefusal =
  | { readonly reason: 'not-enough' | 'wrong-scope'; readonly balance: number }
  | { readonly reason: 'key-reused' }
  /** The member has tried this effect before, or three today. */
  | { readonly reason: 'trial-used' | 'trial-day' }
  /** The member has no such key, or it has made as many clips today as it may. */
  | { readonly reason: 'no-own-key' | 'own-key-day' }
  /** By field, in stable words. */
  | { readonly reason: 'files'; readonly fields: InputProblems };

export interface CreationPage {
  readonly creations: readonly CreationRecord[];
  readonly next: string | null;
}

/** The lease under which a worker holds a job; every write of a worker carries it, a stale one changes nothing. */
interface Lease {
  readonly jobId: string;
  readonly token: string;
}

interface ClipEnd {
  readonly state: 'declined' | 'failed';
  readonly reason: FailureReason;
  readonly retryable: boolean;
  /** What the maker calls it, and its number of what was asked; at most 80 signs. */
  readonly code?: string | null;
  readonly reference?: string | null;
}

/** When a creation was said to be ready: seconds after it was asked for. */
export interface Told {
  readonly id: string;
  readonly p50: number;
  readonly p90: number;
}

export interface Creations {
  /** Batch, creations, holds and jobs in one transaction: all or none. */
  submit(submission: Submission): Promise<Result<Submitted, SubmitRefusal>>;
  /** Newest first, removed ones left out. */
  list(memberId: string, page: { readonly cursor?: string | undefined; readonly limit: number }): Promise<CreationPage>;
  /** All waiting and running ones. */
  unfinished(memberId: string): Promise<readonly CreationRecord[]>;
  find(memberId: string, id: string): Promise<CreationRecord | undefined>;
  findMany(memberId: string, ids: readonly string[]): Promise<readonly CreationRecord[]>;
  /** In the order in which they were asked for, removed ones left out. */
  ofBatch(memberId: string, batchId: string): Promise<readonly CreationRecord[]>;
  /** A waiting one ends at once with its credits back; a running one is flagged and ends when its worker stops. */
  cancel(memberId: string, id: string): Promise<Result<CreationRecord, 'unknown' | 'already-ended'>>;
  remove(memberId: string, id: string): Promise<Result<null, 'unknown' | 'still-running'>>;
  /** Puts one that waits before another own one, or before all own ones; others keep their places. Those that moved. */
  move(
    memberId: string,
    move: { readonly id: string; readonly before?: string | undefined },
  ): Promise<Result<readonly CreationRecord[], 'unknown' | 'not-waiting'>>;

  /** The creation of a claimed job, now running; undefined when it has ended meanwhile or the lease is stale. */
  begin(lease: Lease): Promise<CreationRecord | undefined>;
  /** The creation of a job, as it is: for work that goes on elsewhere. Undefined when the lease is stale. */
  held(lease: Lease): Promise<CreationRecord | undefined>;
  /** False when the lease is stale. Writes one event, at most one a second is enough for callers. */
  progress(
    lease: Lease,
    progress: { readonly phase: Phase; readonly done: number; readonly total: number },
  ): Promise<boolean>;
  /** Files, end of the job, post of the hold, state and event in one transaction; free of charge after an end. */
  deliver(lease: Lease, clip: NewClip): Promise<'delivered' | 'stale'>;
  /** Ends the job for good and gives the credits back. */
  fail(lease: Lease, end: ClipEnd): Promise<'ended' | 'stale'>;
  /** The worker stopped because the member asked to. */
  confirmCancel(lease: Lease): Promise<'ended' | 'stale'>;
  /** Ends what is older than its time; returns how many. Also ends creations whose job was reaped as failed. */
  expire(): Promise<number>;
  /** Cancels waiting creations whose credits were taken back; returns how many. */
  cancelUnpaid(): Promise<number>;

  /** Creations that changed after a cursor of an event stream, and the cursor to go on from. */
  changedSince(memberId: string, cursor: string): Promise<{ readonly ids: readonly string[]; readonly cursor: string }>;
  /** The cursor of now. */
  cursor(): Promise<string>;
  /** The last clips of a lane and how long they were drawn, newest first, at most `limit`: for estimates. */
  history(lane: string, limit: number): Promise<readonly PastWork[]>;
  /** The vendors' routes that make these creations right now, by id; those that none makes are left out. */
  routesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What runs in a lane, waits there, or was asked for lately; at most `limit` of each. */
  line(lane: string, limit: number): Promise<Line>;
  /** Keeps what was told of an end when it was asked for, the first time only: to see how true it was. */
  keepTold(told: readonly Told[]): Promise<void>;
}

/** Tells a process at once that creations of a member have changed; misses nothing it can tell of after a reconnect. */
export interface CreationFeed {
  /** The listener gets ids; returns how to stop. */
  subscribe(memberId: string, listener: (creationIds: readonly string[]) => void): () => void;
  close(): Promise<void>;
}
