import type { Result } from '@kinora/contracts';
import type {
  FoundChange,
  FoundChanged,
  LibraryChange,
  LibraryCount,
  LibraryFolder,
  LibraryOverview,
  LibraryQuery,
} from '@kinora/contracts/library';

import type { CreationRecord } from '../creations/creation.ts';
import type { ShareRecord } from '../sharing/shares.ts';

/** A creation as its member keeps it. */
export interface LibraryRecord {
  readonly record: CreationRecord;
  readonly favourite: boolean;
  readonly folder: string | null;
  readonly tags: readonly string[];
  /** Epoch milliseconds. */
  readonly removedAt: number | null;
  readonly share: ShareRecord | null;
}

export interface LibraryRecords {
  readonly items: readonly LibraryRecord[];
  readonly next: string | null;
}

/** What a creation came from, the nearest first, and a page of what was made from it. */
export interface RelatedRecords {
  readonly ancestors: readonly LibraryRecord[];
  readonly made: LibraryRecords;
}

/** What follows one cursor, up to another and with it; an unknown cursor is ignored. */
export interface PageRequest {
  readonly cursor?: string | undefined;
  readonly until?: string | undefined;
  readonly limit: number;
}

/** What a member made, in the member's own order. Nothing here reads or changes what is another's. */
export interface Library {
  /** Newest first; in the trash, what was put there last. An unknown cursor starts at the beginning. */
  search(memberId: string, query: LibraryQuery, page: PageRequest): Promise<LibraryRecords>;
  /** Undefined where it is not this member's; what lies in the trash is left out. */
  relatives(memberId: string, id: string, page: PageRequest): Promise<RelatedRecords | undefined>;
  overview(memberId: string): Promise<Omit<LibraryOverview, 'trashDays'>>;
  /** Those that are so now; `erase` only marks them, and `letGo` and what follows takes them away. */
  change(memberId: string, change: LibraryChange): Promise<Result<readonly string[], 'unknown-folder'>>;
  count(memberId: string, query: LibraryQuery): Promise<LibraryCount>;
  /** One step through what a search finds. */
  changeFound(memberId: string, change: FoundChange): Promise<Result<FoundChanged, 'unknown-folder'>>;
  /** Marks all of the trash to be let go; how many. */
  emptyTrash(memberId: string): Promise<number>;
  createFolder(memberId: string, name: string): Promise<Result<LibraryFolder, 'name-taken' | 'too-many-folders'>>;
  renameFolder(
    memberId: string,
    folder: { readonly id: string; readonly name: string },
  ): Promise<Result<null, 'name-taken' | 'unknown-folder'>>;
  removeFolder(memberId: string, id: string): Promise<Result<null, 'unknown-folder'>>;
  /** Marks what lies in the trash since before this time (epoch milliseconds). */
  letGo(before: number): Promise<void>;
  /** Some whose files and words are to be taken away. */
  rubbish(): Promise<readonly string[]>;
}
