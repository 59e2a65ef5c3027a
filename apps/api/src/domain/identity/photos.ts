/** A place for a member's picture: a row that is cleared up unless it is taken. */
export interface PlannedPhoto {
  readonly id: string;
  readonly storageKey: string;
  /** Of the upload it is a copy of. */
  readonly sourceKey: string;
}

/** Pictures of members: copies of uploads, which may go without them. */
export interface Photos {
  /** Undefined where it is no ready picture of the member's, or where there were too many lately. */
  plan(memberId: string, uploadId: string): Promise<PlannedPhoto | undefined>;
  /** Shows a planned one whose file lies safe, or none. */
  show(memberId: string, photoId: string | null): Promise<void>;
  /** Some that have been unused for an hour. */
  removed(): Promise<readonly { readonly id: string; readonly storageKey: string }[]>;
  /** Drops one whose file is gone. */
  forget(id: string): Promise<void>;
}
