import type { Result } from '@kinora/contracts';

import type { CreationRecord } from '../creations/creation.ts';

/** A link to one clip. */
export interface ShareRecord {
  readonly id: string;
  /** Prompt and settings are shown, too. */
  readonly allowRemix: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** What a link leads to. */
export interface SharedRecord {
  readonly share: ShareRecord;
  /** Ready, with its clip. */
  readonly record: CreationRecord;
  /** What its maker is called; may be empty. */
  readonly by: string;
}

type ShareProblem = 'unknown-creation' | 'not-ready';

export interface Shares {
  /** The same link where there is one, with this choice. What lies in the trash is unknown. */
  open(
    memberId: string,
    creation: { readonly id: string; readonly allowRemix: boolean },
  ): Promise<Result<ShareRecord, ShareProblem>>;
  /** Null where this clip is not shared; undefined where the member has no such creation. */
  of(memberId: string, creationId: string): Promise<ShareRecord | null | undefined>;
  /** False where there was none of this member. */
  close(memberId: string, creationId: string): Promise<boolean>;
  /** Undefined where nothing is to be seen, whatever the reason. */
  find(id: string): Promise<SharedRecord | undefined>;
}
