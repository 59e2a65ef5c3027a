/** Accounts that go. Every method is one small transaction and may be repeated. */
export interface Erasures {
  /** Some that are to go by this time (epoch milliseconds) and are still there. */
  due(now: number): Promise<readonly string[]>;
  /**
   * Makes a pseudonym of the member and removes what is personal beside files and requests; no sign-in works from here
   * on, and the address is free. False where that was done before, or where its time has not come.
   */
  close(memberId: string, now: number): Promise<boolean>;
  /** Some that are closed and not yet gone. */
  closed(): Promise<readonly string[]>;
  /** Removes the uploads from the member's list; what clears up uploads takes their files away. */
  removeUploads(memberId: string): Promise<void>;
  /** Whether work for the member still runs, or uploads still lie there: then the rest waits for another round. */
  isBusy(memberId: string): Promise<boolean>;
  /** Some requests that still say what was asked for. */
  requests(memberId: string): Promise<readonly string[]>;
  /** Blanks a request whose files are gone. */
  blank(creationId: string): Promise<void>;
  /** Some files that belong to no request. */
  files(memberId: string): Promise<readonly { readonly id: string; readonly storageKey: string }[]>;
  forgetFile(id: string): Promise<void>;
  /** Nothing but money is left. */
  finish(memberId: string): Promise<void>;
}
