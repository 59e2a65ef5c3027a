import type { Result } from '@kinora/contracts';
import { EDITOR_MODEL } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';
import type { MediaTable, Ratio, TimelineDocument, TimeRange } from '@kinora/contracts/timeline';

import type { CreationRecord } from '../creations/creation.ts';

/** The queue's lane of exports. */
export const EXPORT_LANE = 'export';

/** The lane in which a creation waits. */
export const laneOf = ({ model }: Pick<CreationRecord, 'model'>): string =>
  model === EDITOR_MODEL ? EXPORT_LANE : model;

/** What is to be exported, as it was when it was asked for; kept until the export has ended. */
export interface ExportWork {
  readonly document: TimelineDocument;
  /** Every medium that is seen or heard, and what it's called. */
  readonly media: MediaTable;
  readonly names: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
  readonly rate: Ratio;
  readonly range: TimeRange;
  readonly watermark: boolean;
  /** Whether the clip can never be had without its mark, as that of a free trial. */
  readonly keepsMark: boolean;
}

/** Everything that is stored when a member exports a project. */
export interface ExportSubmission {
  readonly memberId: string;
  /** The Idempotency-Key, as of `Submission`. */
  readonly key: string;
  readonly bodyHash: string;
  readonly input: CreationInput;
  /** Frames. */
  readonly total: number;
  /** Clips that it is made from. */
  readonly parents: readonly string[];
  readonly work: ExportWork;
  /** After this time an unfinished export expires. */
  readonly ttlMs: number;
  readonly weight: number;
  /** How many exports of the member may wait or run. */
  readonly most: number;
}

export type ExportRefusal =
  | { readonly reason: 'key-reused' | 'too-many-exports' }
  /** Media that went away while they were looked at. */
  | { readonly reason: 'media-missing'; readonly missing: readonly string[] };

/** Exports of projects: creations of the mode `edit` with the timeline they are made of. */
export interface Exports {
  /** Creation, job and timeline in one transaction: all or none, and the same key never twice. */
  submit(submission: ExportSubmission): Promise<Result<CreationRecord, ExportRefusal>>;
  /** What an export that hasn't ended is made of. */
  workOf(creationId: string): Promise<ExportWork | undefined>;
}
