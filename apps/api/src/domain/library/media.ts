/** What is known of a stored file; never who owns it. */
export interface StoredFile {
  readonly id: string;
  /** Fixed by our own probe, never by who uploaded it. */
  readonly type: string;
  readonly storageKey: string;
}

export interface StoredFiles {
  find(id: string): Promise<StoredFile | undefined>;
}
