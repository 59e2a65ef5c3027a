import type { MediaFacts } from '@kinora/contracts/timeline';

/** A medium of a member's own that is ready: its facts, and ids of its stored files. */
export interface OwnMedium {
  readonly mediaId: string;
  readonly name: string;
  readonly facts: MediaFacts;
  readonly fileId: string;
  /** The clip without the mark, where one was kept. */
  readonly master: { readonly id: string; readonly bytes: number } | null;
  /** Whether it has the watermark for good: of a free trial, or an export of one. */
  readonly keepsMark: boolean;
  readonly bytes: number;
  readonly posterId: string | null;
  readonly spriteId: string | null;
  readonly proxyId: string | null;
  readonly peaksId: string | null;
  /** Sprite, proxy and peaks are still being made. */
  readonly isPreparing: boolean;
}

/** What timelines are made from. */
export interface ProjectMediaStore {
  /** Those of these media that are the member's own and ready, in no order; ids that mean nothing are left out. */
  find(memberId: string, mediaIds: readonly string[]): Promise<readonly OwnMedium[]>;
}
